import type { BoardCard } from '@press/domain'
import { describe, expect, it } from 'vitest'
import { applyMove, reuseBoardObjects } from './tech-card-board.ts'
import type { Board } from './board-cards.ts'

const card = (id: number, flags: Partial<BoardCard>): BoardCard => ({
  id,
  version: 1,
  book_name: `Book ${id}`,
  language: 'kz',
  authors: '',
  works_done: 0,
  works_total: 0,
  ...flags,
})
const one = card(1, { is_editor: true })
const two = card(2, { is_editor: true, is_project: true })
const board = {
  total: 2,
  techcards: [one, two],
  columns: [
    { key: 'editor' as const, total: 2, overdue: 0, ids: [1, 2] },
    { key: 'project' as const, total: 1, overdue: 0, ids: [2] },
  ],
}
const ids = (state: typeof board) => state.columns.map((column) => column.ids)

describe('an optimistic move', () => {
  it('removes the card from its column and puts it first in the target column', () => {
    const after = applyMove(board, { card: one, from: 'editor', to: 'project' })
    expect(ids(after as typeof board)).toEqual([[2], [1, 2]])
    expect(after.columns.map(({ total }) => total)).toEqual([1, 2])
    expect(after.techcards[0]).toMatchObject({ is_project: true, is_editor: undefined })
  })

  it('does not add a card twice to a column that already has it', () => {
    expect(ids(applyMove(board, { card: two, from: 'editor', to: 'project' }) as typeof board)).toEqual([[1], [2]])
  })

  it('reuses the objects that it does not change, so that only the others render', () => {
    const after = applyMove(board, { card: one, from: 'editor', to: 'process' })
    expect(after.techcards[1]).toBe(two)
    expect(after.columns[1]).toBe(board.columns[1])
  })
})

describe('an optimistic move in progress', () => {
  const intent = { card: one, from: 'editor', to: 'project' } as const

  it('stays visible when another person’s change refetches an older board', () => {
    const elsewhere = { ...board, techcards: [one, { ...two, version: 2 }] }
    const movedBoard = applyMove(elsewhere, intent)
    expect(ids(movedBoard as typeof board)).toEqual([[2], [1, 2]])
    expect(movedBoard.techcards[1]).toMatchObject({ version: 2 })
  })

  it('is not applied twice to a board that already contains it', () => {
    const after = applyMove(board, intent)
    const again = applyMove(after, intent)
    expect(again).toEqual(after)
    expect(again.columns.map(({ total }) => total)).toEqual([1, 2])
  })

  it('is reverted alone when it is refused', () => {
    const second = { card: two, from: 'editor', to: 'process' } as const
    const both = [intent, second].reduce(applyMove, board as Board)
    expect(both.columns[0]?.ids).toEqual([])
    const firstRefused = [second].reduce(applyMove, board as Board)
    expect(firstRefused.columns.map((column) => column.ids)).toEqual([[1], [2]])
    expect(firstRefused.techcards).toMatchObject([one, { is_process: true }])
  })
})

describe('a refetched board', () => {
  it('reuses the objects that did not change', () => {
    const next = structuredClone(board)
    next.techcards[1] = { ...two, version: 2 }
    const merged = reuseBoardObjects(board, next)
    expect(merged.techcards[0]).toBe(one)
    expect(merged.techcards[1]).not.toBe(two)
    expect(merged.columns[0]).toBe(board.columns[0])
  })
})
