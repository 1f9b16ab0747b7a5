import type { BoardCard } from '@press/domain'
import { describe, expect, it } from 'vitest'
import { applyMove, reuseBoardObjects } from './tech-card-board.ts'
import type { Board } from './board-cards.ts'

const createCard = (id: number, flags: Partial<BoardCard>): BoardCard => ({
  id,
  version: 1,
  book_name: `Book ${id}`,
  language: 'kz',
  authors: '',
  works_done: 0,
  works_total: 0,
  ...flags,
})
const firstCard = createCard(1, { is_editor: true })
const secondCard = createCard(2, { is_editor: true, is_project: true })
const board = {
  total: 2,
  techcards: [firstCard, secondCard],
  columns: [
    { key: 'editor' as const, total: 2, overdue: 0, ids: [1, 2] },
    { key: 'project' as const, total: 1, overdue: 0, ids: [2] },
  ],
}
const getColumnIds = (state: typeof board) => state.columns.map((column) => column.ids)

describe('an optimistic move', () => {
  it('removes the card from its column and puts it first in the target column', () => {
    const movedBoard = applyMove(board, { card: firstCard, from: 'editor', to: 'project' })
    expect(getColumnIds(movedBoard as typeof board)).toEqual([[2], [1, 2]])
    expect(movedBoard.columns.map(({ total }) => total)).toEqual([1, 2])
    expect(movedBoard.techcards[0]).toMatchObject({ is_project: true, is_editor: undefined })
  })

  it('does not add a card twice to a column that already has it', () => {
    expect(getColumnIds(applyMove(board, { card: secondCard, from: 'editor', to: 'project' }) as typeof board)).toEqual(
      [[1], [2]],
    )
  })

  it('reuses the objects that it does not change, so that only the others render', () => {
    const movedBoard = applyMove(board, { card: firstCard, from: 'editor', to: 'process' })
    expect(movedBoard.techcards[1]).toBe(secondCard)
    expect(movedBoard.columns[1]).toBe(board.columns[1])
  })
})

describe('an optimistic move in progress', () => {
  const intent = { card: firstCard, from: 'editor', to: 'project' } as const

  it('stays visible when another person’s change refetches an older board', () => {
    const refetchedBoard = { ...board, techcards: [firstCard, { ...secondCard, version: 2 }] }
    const movedBoard = applyMove(refetchedBoard, intent)
    expect(getColumnIds(movedBoard as typeof board)).toEqual([[2], [1, 2]])
    expect(movedBoard.techcards[1]).toMatchObject({ version: 2 })
  })

  it('is not applied twice to a board that already contains it', () => {
    const boardMovedOnce = applyMove(board, intent)
    const boardMovedTwice = applyMove(boardMovedOnce, intent)
    expect(boardMovedTwice).toEqual(boardMovedOnce)
    expect(boardMovedTwice.columns.map(({ total }) => total)).toEqual([1, 2])
  })

  it('is reverted alone when it is refused', () => {
    const secondMove = { card: secondCard, from: 'editor', to: 'process' } as const
    const boardWithBothMoves = [intent, secondMove].reduce(applyMove, board as Board)
    expect(boardWithBothMoves.columns[0]?.ids).toEqual([])
    const boardWithSecondMove = [secondMove].reduce(applyMove, board as Board)
    expect(boardWithSecondMove.columns.map((column) => column.ids)).toEqual([[1], [2]])
    expect(boardWithSecondMove.techcards).toMatchObject([firstCard, { is_process: true }])
  })
})

describe('a refetched board', () => {
  it('reuses the objects that did not change', () => {
    const nextBoard = structuredClone(board)
    nextBoard.techcards[1] = { ...secondCard, version: 2 }
    const mergedBoard = reuseBoardObjects(board, nextBoard)
    expect(mergedBoard.techcards[0]).toBe(firstCard)
    expect(mergedBoard.techcards[1]).not.toBe(secondCard)
    expect(mergedBoard.columns[0]).toBe(board.columns[0])
  })
})
