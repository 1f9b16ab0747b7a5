import type { MergedRow, MergeKind } from './rules.ts'

/** The number of rows of a kind that a merge moves. */
export interface MergeMove {
  what: MergedRow
  count: number
}

/** A merge of two rows, which can be undone. */
export interface Merge {
  id: number
  kind: MergeKind
  /** The row that was merged into the other row and no longer exists separately. */
  gone: { id: number; name: string }
  moves: MergeMove[]
  at: string
  /** The name of the person who merged the rows; null if the account no longer exists. */
  by: string | null
}
