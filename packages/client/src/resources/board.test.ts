import type { BoardCard } from '@press/contract'
import { describe, expect, it } from 'vitest'
import { moved, putBack, reuse } from './board.ts'

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
  techcards: [one, two],
  columns: [
    { key: 'editor' as const, total: 2, overdue: 0, ids: [1, 2] },
    { key: 'project' as const, total: 1, overdue: 0, ids: [2] },
  ],
}
const ids = (state: typeof board) => state.columns.map((column) => column.ids)

describe('a move shows before the server answers', () => {
  it('takes the card out of its column and puts it first in the other', () => {
    const after = moved(board, { card: one, from: 'editor', to: 'project' })
    expect(ids(after as typeof board)).toEqual([[2], [1, 2]])
    expect(after.columns.map(({ total }) => total)).toEqual([1, 2])
    expect(after.techcards[0]).toMatchObject({ is_project: true, is_editor: undefined })
  })

  it('does not put a card twice into a column where it already stands', () => {
    expect(ids(moved(board, { card: two, from: 'editor', to: 'project' }) as typeof board)).toEqual([[1], [2]])
  })
})

describe('a refused move goes back', () => {
  it.each([one, two])('to the columns where the card stood', (refused) => {
    const intent = { card: refused, from: 'editor', to: 'project' } as const
    const back = putBack(moved(board, intent), intent)
    expect(back.columns.map(({ total }) => total)).toEqual([2, 1])
    expect(back.columns[1]?.ids).toEqual([2])
    expect(new Set(back.columns[0]?.ids)).toEqual(new Set([1, 2]))
    expect(back.techcards.find(({ id }) => id === refused.id)).toEqual(refused)
  })

  it('without undoing what happened to other cards meanwhile', () => {
    const first = { card: one, from: 'editor', to: 'project' } as const
    const second = { card: two, from: 'editor', to: 'process' } as const
    const back = putBack(moved(moved(board, first), second), first)
    expect(back.techcards[1]).toMatchObject({ is_process: true })
    expect(back.columns[0]?.ids).toEqual([1])
  })
})

describe('a board that was asked again', () => {
  it('keeps the very objects of what did not change', () => {
    const next = structuredClone(board)
    next.techcards[1] = { ...two, version: 2 }
    const merged = reuse(board, next)
    expect(merged.techcards[0]).toBe(one)
    expect(merged.techcards[1]).not.toBe(two)
    expect(merged.columns[0]).toBe(board.columns[0])
  })
})
