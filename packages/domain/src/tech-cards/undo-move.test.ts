import { describe, expect, it } from 'vitest'
import { undoWindowMinutes, getUndoableMove, type LastEvent } from './undo-move.ts'

const at = new Date('2026-11-22T10:00:00Z')
const after = (minutes: number) => new Date(at.getTime() + minutes * 60_000)
const moved: LastEvent = { type: 'techcard.moved', by: 7, at, from: 'stock', to: 'done' }

describe('undoing one’s own last move', () => {
  it('is possible within the time window', () => {
    expect(getUndoableMove(moved, 7, after(undoWindowMinutes))).toBe(moved)
  })

  it.each<[why: string, last: LastEvent | undefined, minutes: number]>([
    ['notYours', undefined, 0],
    ['notYours', { ...moved, by: 8 }, 0],
    ['notYours', { ...moved, by: null }, 0],
    ['changedSince', { ...moved, type: 'techcard.edited' }, 0],
    ['changedSince', { ...moved, type: 'techcard.takenBack' }, 0],
    ['byForm', { ...moved, work: 'deliver' }, 0],
    ['tooLate', moved, undoWindowMinutes + 1],
  ])('is refused as %s', (why, last, minutes) => {
    expect(getUndoableMove(last, 7, after(minutes))).toBe(why)
  })
})
