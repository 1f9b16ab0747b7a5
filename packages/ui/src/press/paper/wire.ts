import type { BookLanguage, Paper, PaperMovementKind, PaperOrderStatus } from '@press/domain'

/* The press's paper by its wire names: sheets of SRA3, days `yyyy-mm-dd`. */

/** How much of a paper there is, and what planned runs need of it. */
export interface PaperBalance {
  paper: Paper
  on_hand: number
  ordered: number
  needed: number
  from_hand: number
  from_coming: number
  missing: number
  /** Packs that hold what is missing. */
  packs: number
  /** Until when they must be there and be ordered; null where no day is promised. */
  arrives_by: string | null
  order_by: string | null
  version: number
}

/** Paper that was ordered. */
export interface PaperOrder {
  id: number
  version: number
  paper: Paper
  sheets: number
  expected_on: string
  note: string
  status: PaperOrderStatus
}

/** A planned run that takes a paper. */
export interface PaperRun {
  id: number
  book_name: string
  language: BookLanguage
  due: string | null
  paper: Paper
  sheets: number
  missing: number
  /** When the last of it comes; null where it waits for none. */
  expected: string | null
}

/** What changed how much there is. */
export interface PaperMovement {
  id: number
  paper: Paper
  kind: PaperMovementKind
  sheets: number
  techcard_id: number | null
  book_name: string | null
  language: BookLanguage | null
  reason: string
  by: { name: string } | null
  at: string
}
