import type { BookLanguage } from '../tech-cards/reference-lists.ts'
import type { Binding, BookFormat } from '../print/material-types.ts'
import type { PrintWorkStatus } from '../print-forms/values.ts'

/** A run that was sent to the printing house. */
export interface PrintOrder {
  /** Of its tech card. */
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
  /** The cost by the prices of the start day; null while the form lacks facts. */
  planned: number | null
  /** The cost by the bill; null until the bill is entered. */
  actual: { cost: number; bill_number: string; bill_date: string | null; note: string; version: number } | null
}
