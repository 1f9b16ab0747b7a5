import type { BoardCard } from '@press/contract'
import { getStages } from '@press/domain'
import { describe, expect, it } from 'vitest'
import { reuseCardLists, toMoveInput, type Board, type Column } from './board-cards.ts'

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
  it('has every flag for the rules, though the wire leaves out what is not set', () => {
    const rules = toMoveInput(card(1, { is_editor: true, is_stock: true }))
    expect(getStages(rules)).toEqual(['editor', 'stock'])
    expect(rules).toMatchObject({ is_done: false, signalEndDate: null })
  })
})

describe('the cards of the columns', () => {
  it('stand in the order of the column; one that did not come yet is left out', () => {
    const lists = reuseCardLists()(board)
    expect(lists.get('editor')).toEqual([one])
    expect(lists.get('project')).toEqual([two])
  })

  it('are the very array of last time where nothing changed', () => {
    const listsOf = reuseCardLists()
    const before = listsOf(board)
    const changed = card(2, { is_project: true, version: 2 })
    const after = listsOf({ ...board, techcards: [one, changed] })
    expect(after.get('editor')).toBe(before.get('editor'))
    expect(after.get('project')).not.toBe(before.get('project'))
    expect(after.get('project')).toEqual([changed])
  })

  it('are a new array when one left', () => {
    const listsOf = reuseCardLists()
    listsOf(board)
    const after = listsOf({ ...board, columns: board.columns.map((column) => ({ ...column, ids: [] })) })
    expect(after.get('editor')).toEqual([])
  })
})
