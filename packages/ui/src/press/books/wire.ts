import type { BookFormat, BookImportField, BookLanguage, EditionType, StageKey } from '@press/domain'

/*
 * Rows by their wire names. They are structural: what a call answers fits as it is (packages/shell/test/wire.test-d.ts).
 * Days are `yyyy-mm-dd`, moments ISO 8601.
 */

export interface PathStep {
  stage: StageKey
  state: 'past' | 'current' | 'future'
  entered_at: string | null
  left_at: string | null
  expected: string | null
  /** The days between which it is expected, and how many working days books usually stand there; none where too few past books say. */
  earliest?: string | null
  latest?: string | null
  usual?: { least: number; most: number } | null
  /** Working days it has stood there so far. */
  lasts?: number | null
}

/** A finished book of the catalogue. */
export interface CatalogueBook {
  id: number
  /** The card that made it; null for books of before the product. */
  techcard_id: number | null
  book_name: string
  language: BookLanguage
  edition_type: EditionType | null
  authors: string
  ISBN: string | null
  year: number | null
  pages: number | null
  format: BookFormat | null
  src_cover: string | null
  /** In tiyn. */
  price: number | null
  /** In the price list of finished books, and in the shop. */
  in_price: boolean
  in_store: boolean
  printed: number | null
  copies_author: number | null
  copies_university: number | null
  copies_library: number | null
  copies_left: number | null
  imprint: string
}

/** What an import of a table of books found, and did. */
export interface BookImportReport {
  rows: number
  good: number
  problems: readonly { row: number; book_name: string; field: BookImportField; message: string }[]
  problems_total: number
  written: number
}
