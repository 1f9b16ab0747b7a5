import { getStages, type BoardCard } from '@press/domain'
import { describe, expect, it } from 'vitest'
import { createCardLister, toMoveInput, type Board, type Column } from './board-cards.ts'

const createCard = (id: number, flags: Partial<BoardCard> = {}): BoardCard => ({
  id,
  version: 1,
  book_name: `Book ${id}`,
  language: 'kz',
  authors: '',
  works_done: 0,
  works_total: 0,
  ...flags,
})
const [firstCard, secondCard] = [createCard(1, { is_editor: true }), createCard(2, { is_project: true })]
const editorColumn: Column = { key: 'editor', total: 1, overdue: 0, ids: [1] }
const board: Board = {
  total: 2,
  techcards: [firstCard, secondCard],
  columns: [editorColumn, { key: 'project', total: 2, overdue: 0, ids: [2, 3] }],
}

describe('a card of the board', () => {
  it('sets every flag for the rules, although the API omits flags that are not set', () => {
    const moveInput = toMoveInput(createCard(1, { is_editor: true, is_stock: true }))
    expect(getStages(moveInput)).toEqual(['editor', 'stock'])
    expect(moveInput).toMatchObject({ is_done: false, signalEndDate: null })
  })
})

describe('the card lists of the columns', () => {
  it('keep the order of the column and omit a card that has not arrived yet', () => {
    const lists = createCardLister()(board)
    expect(lists.get('editor')).toEqual([firstCard])
    expect(lists.get('project')).toEqual([secondCard])
  })

  it('reuse the previous array when nothing changed', () => {
    const listCards = createCardLister()
    const listsBefore = listCards(board)
    const changedCard = createCard(2, { is_project: true, version: 2 })
    const listsAfter = listCards({ ...board, techcards: [firstCard, changedCard] })
    expect(listsAfter.get('editor')).toBe(listsBefore.get('editor'))
    expect(listsAfter.get('project')).not.toBe(listsBefore.get('project'))
    expect(listsAfter.get('project')).toEqual([changedCard])
  })

  it('are a new array when a card left', () => {
    const listCards = createCardLister()
    listCards(board)
    const listsAfter = listCards({ ...board, columns: board.columns.map((column) => ({ ...column, ids: [] })) })
    expect(listsAfter.get('editor')).toEqual([])
  })
})
