import { describe, expect, it } from 'vitest'
import { undoWindowMinutes, getUndoableMove, type LastEvent } from './undo-move.ts'

const movedAt = new Date('2026-11-22T10:00:00Z')
const addMinutes = (minutes: number) => new Date(movedAt.getTime() + minutes * 60_000)
const lastMove: LastEvent = { type: 'techcard.moved', by: 7, at: movedAt, from: 'stock', to: 'done' }

describe('undoing one’s own last move', () => {
  it('is possible within the time window', () => {
    expect(getUndoableMove(lastMove, 7, addMinutes(undoWindowMinutes))).toBe(lastMove)
  })

  it.each<[why: string, last: LastEvent | undefined, minutes: number]>([
    ['notYours', undefined, 0],
    ['notYours', { ...lastMove, by: 8 }, 0],
    ['notYours', { ...lastMove, by: null }, 0],
    ['changedSince', { ...lastMove, type: 'techcard.edited' }, 0],
    ['changedSince', { ...lastMove, type: 'techcard.takenBack' }, 0],
    ['byForm', { ...lastMove, work: 'deliver' }, 0],
    ['tooLate', lastMove, undoWindowMinutes + 1],
  ])('is refused as %s', (refusal, lastEvent, minutes) => {
    expect(getUndoableMove(lastEvent, 7, addMinutes(minutes))).toBe(refusal)
  })
})
