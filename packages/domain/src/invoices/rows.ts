import type { InvoiceState } from './states.ts'

/** An issued invoice. `id` is the id of its offer. */
export interface InvoiceRow {
  id: number
  /** Number of the offer, without its prefix. */
  number: string
  revision: number
  invoice_number: string | null
  invoice_date: string
  /** The last day to pay. */
  due: string
  recipient_name: string
  recipient_bin: string
  /** The first title of the offer; `books` is the number of titles. */
  book_name: string
  books: number
  sum: number
  paid: number
  /** The unpaid amount. */
  rest: number
  /** The paid part, in whole per cent. */
  progress: number
  state: InvoiceState
}
