import type { BookFormat } from '../shared/print/material-types.ts'
import type { BookLanguage, EditionType } from '../shared/books/reference-lists.ts'
import type { BookImportField } from './import.ts'

/** A finished book of the catalog. */
export interface CatalogueBook {
  id: number
  version: number
  /** The tech card of the book; null for books that are older than the platform. */
  techcard_id: number | null
  book_name: string
  language: BookLanguage
  edition_type: EditionType | null
  /** Short names in one line. */
  authors: string
  ISBN: string | null
  year: number | null
  pages: number | null
  format: BookFormat | null
  src_cover: string | null
  /** The price including VAT. A book of the price list without its own price has the price of its offer. */
  price: number | null
  /** Whether an offer added it to the price list of finished books, and to the shop. */
  in_price: boolean
  in_store: boolean
  /** Copies: printed, given to the author, the university and the library, left in stock; null if never counted. */
  printed: number | null
  copies_author: number | null
  copies_university: number | null
  copies_library: number | null
  copies_left: number | null
  /** The imprint line in the book's own language. */
  imprint: string
  /** When it entered the catalog. */
  created_at: string
}

/** The result of importing a table of books. */
export interface BookImportReport {
  /** Rows of the table without its header. */
  rows: number
  /** Rows without a problem. */
  good: number
  /** The first problems. The header is row 1. */
  problems: { row: number; book_name: string; field: BookImportField; message: string }[]
  problems_total: number
  /** Books that were saved: all of the rows, or none. */
  written: number
}
