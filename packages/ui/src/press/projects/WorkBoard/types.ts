import type { MyWork } from '../MyWorks/types.ts'

/** A work on the board of who does it. */
export interface BoardWork extends MyWork {
  /** They would take it, and the manager chooses among several. */
  answered?: boolean
}
