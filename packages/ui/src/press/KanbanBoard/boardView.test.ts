import { describe, expect, it } from 'vitest'
import { columnView } from './boardView.ts'
import type { BoardColumn } from './types.ts'

type Card = { id: number; done?: boolean }
const idOf = ({ id }: Card) => id
const column: BoardColumn<'account' | 'stock'> = {
  key: 'stock',
  title: '',
  shortTitle: '',
  total: 12,
  overdue: 0,
}
const cards: Card[] = [{ id: 1 }, { id: 2 }]

describe('a column while a move is in flight', () => {
  it('is left alone when the move is elsewhere, so that it is not drawn again', () => {
    const view = columnView(column, cards, [], idOf)
    expect(view.column).toBe(column)
    expect(view.cards).toBe(cards)
  })
  it('shows what came first and counts it', () => {
    const view = columnView(column, cards, [{ card: { id: 9 }, id: 9, from: 'account', to: 'stock' }], idOf)
    expect(view.cards.map(idOf)).toEqual([9, 1, 2])
    expect(view.column.total).toBe(13)
    expect(view.arriving).toEqual([9])
  })
  it('does not show what left', () => {
    const view = columnView(column, cards, [{ card: { id: 2 }, id: 2, from: 'stock', to: 'account' }], idOf)
    expect(view.cards.map(idOf)).toEqual([1])
    expect(view.column.total).toBe(11)
  })
  it('believes a caller who has moved the card already', () => {
    const newer = { id: 2, done: true }
    const view = columnView(
      column,
      [{ id: 1 }, newer],
      [{ card: { id: 2 }, id: 2, from: 'account', to: 'stock' }],
      idOf,
    )
    expect(view.cards).toEqual([newer, { id: 1 }])
    expect(view.column.total).toBe(12)
  })
})
