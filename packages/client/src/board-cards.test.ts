import { getStages, type BoardCard } from '@press/domain'
import { describe, expect, it } from 'vitest'
import { createCardLister, toMoveInput, type Board, type Column } from './board-cards.ts'

const card = (id: number, flags: Partial<BoardCard> = {}): BoardCard => ({
  id,
  version: 1,
  book_name: `Book ${id}`,
  language: 'kz',
  authors: '',
  works_done: 0,
  works_total: 0,
  ...flags,
})
const [one, two] = [card(1, { is_editor: true }), card(2, { is_project: true })]
const editor: Column = { key: 'editor', total: 1, overdue: 0, ids: [1] }
const board: Board = {
  total: 2,
  techcards: [one, two],
  columns: [editor, { key: 'project', total: 2, overdue: 0, ids: [2, 3] }],
}

describe('a card of the board', () => {
  it('sets every flag for the rules, although the API omits flags that are not set', () => {
    const rules = toMoveInput(card(1, { is_editor: true, is_stock: true }))
    expect(getStages(rules)).toEqual(['editor', 'stock'])
    expect(rules).toMatchObject({ is_done: false, signalEndDate: null })
  })
})

describe('the card lists of the columns', () => {
  it('keep the order of the column and omit a card that has not arrived yet', () => {
    const lists = createCardLister()(board)
    expect(lists.get('editor')).toEqual([one])
    expect(lists.get('project')).toEqual([two])
  })

  it('reuse the previous array when nothing changed', () => {
    const listsOf = createCardLister()
    const before = listsOf(board)
    const changed = card(2, { is_project: true, version: 2 })
    const after = listsOf({ ...board, techcards: [one, changed] })
    expect(after.get('editor')).toBe(before.get('editor'))
    expect(after.get('project')).not.toBe(before.get('project'))
    expect(after.get('project')).toEqual([changed])
  })

  it('are a new array when a card left', () => {
    const listsOf = createCardLister()
    listsOf(board)
    const after = listsOf({ ...board, columns: board.columns.map((column) => ({ ...column, ids: [] })) })
    expect(after.get('editor')).toEqual([])
  })
})
