import type { MyWork } from '@press/domain'

/** A work on the board of its executor. */
export interface BoardWork extends MyWork {
  /** Whether the executor accepted the offer and waits for the manager's choice among several. */
  hasAnswered?: boolean
}
