import type { StageKey } from './stages.ts'

/** Minutes in which a person may take back their own move of a card, or that they take a work (ours). */
export const undoWindowMinutes = 10

/** The last thing that happened to a card. */
export interface LastEvent {
  /** `techcard.moved` */
  type: string
  by: number | null
  at: Date
  from?: StageKey | undefined
  to?: StageKey | undefined
  /** Set when a stage's form was finished: copies and papers hang on it, and it is no drag. */
  work?: string | undefined
}

/** A last event that is a move between two columns. */
export type LastMove = LastEvent & { from: StageKey; to: StageKey }

export type UndoRefusal =
  /** Nothing was moved, or the move was another's. */
  | 'notYours'
  /** Something happened to the card after the move. */
  | 'changedSince'
  /** A form took the card on. */
  | 'byForm'
  | 'tooLate'

const isMove = (last: LastEvent): last is LastMove => last.type === 'techcard.moved' && Boolean(last.from && last.to)

/**
 * The move that a person may take back, or why they may not. One's own last move goes back even where no backward move is open:
 * it is as if it had not been made.
 */
export function getUndoableMove(last: LastEvent | undefined, person: number, now: Date): LastMove | UndoRefusal {
  if (!last) return 'notYours'
  if (!isMove(last)) return 'changedSince'
  if (last.by !== person) return 'notYours'
  if (last.work) return 'byForm'
  if (now.getTime() - last.at.getTime() > undoWindowMinutes * 60_000) return 'tooLate'
  return last
}
