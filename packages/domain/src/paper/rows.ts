import type { BookLanguage } from '../shared/books/reference-lists.ts'
import type { Person } from '../shared/people/rows.ts'
import type { Paper } from '../shared/print/material-types.ts'
import type { PaperMovementKind, PaperOrderStatus } from './movements.ts'

/* In the types of this file, amounts of paper are sheets of SRA3. */

/** A kind of paper, with the amount in stock and the amount that planned print runs need. */
export interface PaperBalanceRow {
  paper: Paper
  /** The sheets in stock. Negative when more was used than was recorded; then the paper must be counted. */
  on_hand: number
  ordered: number
  /** The sheets that the print runs need, and how many of these sheets are in stock, on order and missing. */
  needed: number
  from_hand: number
  from_coming: number
  missing: number
  /** The number of packs that cover the missing sheets. */
  packs: number
  /**
   * The dates by which the paper must be delivered and ordered for the first print run without enough paper. Null when no date is
   * promised.
   */
  arrives_by: string | null
  order_by: string | null
  /**
   * The version of the stock. It increases with every movement, so that two people who count at the same time do not overwrite each
   * other.
   */
  version: number
}

export interface PaperOrder {
  id: number
  version: number
  paper: Paper
  sheets: number
  expected_on: string
  note: string
  status: PaperOrderStatus
  ordered_by: Person | null
  created_at: string
}

/** A planned print run that uses a paper. */
export interface PaperRunRow {
  /** The id of the print run's tech card. */
  id: number
  book_name: string
  language: BookLanguage
  due: string | null
  paper: Paper
  sheets: number
  missing: number
  /** When the last delivery for the print run arrives; null when no delivery is needed. */
  expected: string | null
}

/** A change of the amount of a paper. */
export interface PaperMovementRow {
  id: number
  paper: Paper
  kind: PaperMovementKind
  /** The number of sheets. Negative for paper that was removed. */
  sheets: number
  order_id: number | null
  /** The print run that used the paper. */
  techcard_id: number | null
  book_name: string | null
  language: BookLanguage | null
  reason: string
  by: Person | null
  at: string
}

/** The paper that a print run has used, according to its recorded movements. */
export interface RunUse {
  techcard_id: number
  book_name: string
  /** The number of printed copies. */
  printed: number | null
  papers: { paper: Paper; good: number; spoilt: number }[]
  version: number
}
