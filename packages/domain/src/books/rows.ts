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
  /** The authors' short names in one line. */
  authors: string
  ISBN: string | null
  year: number | null
  pages: number | null
  format: BookFormat | null
  src_cover: string | null
  /** The price including VAT. If the book is on the price list but has no separate price, this is the price of its offer. */
  price: number | null
  /** Whether an offer added the book to the price list of finished books (`in_price`) and to the shop (`in_store`). */
  in_price: boolean
  in_store: boolean
  /** Numbers of copies: printed, given to the author, the university and the library, and left in stock. Null if never counted. */
  printed: number | null
  copies_author: number | null
  copies_university: number | null
  copies_library: number | null
  copies_left: number | null
  /** The imprint line in the language of the book. */
  imprint: string
  /** When the book entered the catalog. */
  created_at: string
}

/** The result of importing a table of books. */
export interface BookImportReport {
  /** The number of rows of the table, without its header. */
  rows: number
  /** The number of rows without a problem. */
  good: number
  /** The first problems. The header of the table is row 1. */
  problems: { row: number; book_name: string; field: BookImportField; message: string }[]
  problems_total: number
  /** The number of saved books: all of the rows, or none. */
  written: number
}
