import type { StageKey } from '../shared/stages/stages.ts'

/** The number of minutes in which a person may undo their own move of a card or their acceptance of a work (our rule). */
export const undoWindowMinutes = 10

/** The latest event of a card. */
export interface LastEvent {
  /** The event type, such as `techcard.moved`. */
  type: string
  by: number | null
  at: Date
  from?: StageKey | undefined
  to?: StageKey | undefined
  /**
   * Set when the form of a stage was finished. Copies and documents depend on the form, so the move cannot be undone like a drag.
   */
  work?: string | undefined
}

/** A latest event that is a move between two columns. */
export type LastMove = LastEvent & { from: StageKey; to: StageKey }

export type UndoRefusal =
  /** Nothing was moved, or another person made the move. */
  | 'notYours'
  /** The card was changed after the move. */
  | 'changedSince'
  /** The card was moved by a form. */
  | 'byForm'
  | 'tooLate'

const isMove = (lastEvent: LastEvent): lastEvent is LastMove =>
  lastEvent.type === 'techcard.moved' && Boolean(lastEvent.from && lastEvent.to)

/**
 * Returns the move that a person may undo, or the reason for a refusal. A person's own last move can be undone even if the role may
 * not make the backward move.
 */
export function getUndoableMove(lastEvent: LastEvent | undefined, person: number, now: Date): LastMove | UndoRefusal {
  if (!lastEvent) return 'notYours'
  if (!isMove(lastEvent)) return 'changedSince'
  if (lastEvent.by !== person) return 'notYours'
  if (lastEvent.work) return 'byForm'
  if (now.getTime() - lastEvent.at.getTime() > undoWindowMinutes * 60_000) return 'tooLate'
  return lastEvent
}
