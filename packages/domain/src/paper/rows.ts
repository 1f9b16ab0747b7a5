import type { BookLanguage } from '../shared/books/reference-lists.ts'
import type { Person } from '../shared/people/rows.ts'
import type { Paper } from '../shared/print/material-types.ts'
import type { PaperMovementKind, PaperOrderStatus } from './movements.ts'

/* Amounts of paper are sheets of SRA3. */

/** A paper, with the amount in stock and the amount that planned runs need. */
export interface PaperBalanceRow {
  paper: Paper
  /** Negative when more was used than was recorded; the paper must then be counted. */
  on_hand: number
  ordered: number
  /** The sheets that the runs need, and how many of them are in stock, on order and missing. */
  needed: number
  from_hand: number
  from_coming: number
  missing: number
  /** The number of packs that cover the missing sheets. */
  packs: number
  /** The dates by which the first run without enough paper needs it delivered and ordered; null when no date is promised. */
  arrives_by: string | null
  order_by: string | null
  /** Increases with every movement, so that two people who count at the same time do not overwrite each other. */
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

/** A planned run that uses a paper. */
export interface PaperRunRow {
  /** The id of its tech card. */
  id: number
  book_name: string
  language: BookLanguage
  due: string | null
  paper: Paper
  sheets: number
  missing: number
  /** When the last delivery it needs arrives; null when it needs none. */
  expected: string | null
}

/** A change of the amount of a paper. */
export interface PaperMovementRow {
  id: number
  paper: Paper
  kind: PaperMovementKind
  /** Negative for paper that was removed. */
  sheets: number
  order_id: number | null
  /** The run that used the paper. */
  techcard_id: number | null
  book_name: string | null
  language: BookLanguage | null
  reason: string
  by: Person | null
  at: string
}

/** The paper that a run has used, by its recorded movements. */
export interface RunUse {
  techcard_id: number
  book_name: string
  /** The number of printed copies. */
  printed: number | null
  papers: { paper: Paper; good: number; spoilt: number }[]
  version: number
}
