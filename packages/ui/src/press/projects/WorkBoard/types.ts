import type { MyWork } from '@press/domain'

/** A work on the board of who does it. */
export interface BoardWork extends MyWork {
  /** They would take it, and the manager chooses among several. */
  answered?: boolean
}
