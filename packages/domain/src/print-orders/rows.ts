import type { BookLanguage } from '../shared/books/reference-lists.ts'
import type { Binding, BookFormat } from '../shared/print/material-types.ts'
import type { PrintWorkStatus } from '../shared/print/form-values.ts'

/** A print run that was sent to the printing house. */
export interface PrintOrder {
  /** The id of the print run's tech card. */
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
  /** The cost at the prices of the start day; null while the form is incomplete. */
  planned: number | null
  /** The cost that the invoice states; null until the invoice is entered. */
  actual: { cost: number; bill_number: string; bill_date: string | null; note: string; version: number } | null
}
