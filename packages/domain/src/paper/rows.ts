import type { BookLanguage } from '../tech-cards/reference-lists.ts'
import type { Person } from '../people/rows.ts'
import type { Paper } from '../print/material-types.ts'
import type { PaperMovementKind, PaperOrderStatus } from './movements.ts'

/* Amounts of paper are sheets of SRA3. */

/** A paper: how much the press has, and what planned runs need of it. */
export interface PaperBalanceRow {
  paper: Paper
  /** Below zero where more was used than was recorded: it has to be counted. */
  on_hand: number
  ordered: number
  /** What the runs need, and how much of it is on hand, on order and missing. */
  needed: number
  from_hand: number
  from_coming: number
  missing: number
  /** Packs that hold what is missing. */
  packs: number
  /** The days by which the first short run needs it delivered and ordered; null where no day is promised. */
  arrives_by: string | null
  order_by: string | null
  /** Grows with every movement, so that two people who count at once do not overwrite each other. */
  version: number
}

/** An order of paper. */
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

/** A planned run that takes a paper. */
export interface PaperRunRow {
  /** Of its tech card. */
  id: number
  book_name: string
  language: BookLanguage
  due: string | null
  paper: Paper
  sheets: number
  missing: number
  /** When the last delivery it needs arrives; null where it needs none. */
  expected: string | null
}

/** A change of the amount of a paper. */
export interface PaperMovementRow {
  id: number
  paper: Paper
  kind: PaperMovementKind
  /** Below zero for paper that left. */
  sheets: number
  order_id: number | null
  /** The run that took it. */
  techcard_id: number | null
  book_name: string | null
  language: BookLanguage | null
  reason: string
  by: Person | null
  at: string
}

/** The paper that a run has taken, by its recorded movements. */
export interface RunUse {
  techcard_id: number
  book_name: string
  /** Printed copies. */
  printed: number | null
  papers: { paper: Paper; good: number; spoilt: number }[]
  version: number
}
