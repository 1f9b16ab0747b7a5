import type { Binding, BookFormat, BookLanguage, PrintWorkStatus } from '@press/domain'

/** A run at the printing house as `GET /api/print-orders` gives it; `id` is its tech card's. Sums in tiyn, days `yyyy-mm-dd`. */
export interface PrintOrder {
  id: number
  book_name: string
  language: BookLanguage
  authors: string
  src_cover: string | null
  copies: number | null
  format: BookFormat | null
  pages: number | null
  binding: Binding | null
  status: PrintWorkStatus
  start_date: string
  completed_date: string | null
  /** What it should cost by the prices of the day it was begun; null while too little is known. */
  planned: number | null
  /** What it did cost; null until the bill is noted. */
  actual: { cost: number; bill_number: string; bill_date: string | null; note: string; version: number } | null
}
