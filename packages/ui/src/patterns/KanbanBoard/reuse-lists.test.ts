import { describe, expect, it } from 'vitest'
import { reuseLists } from './reuse-lists.ts'

interface Card {
  id: number
  column: 'stock' | 'done' | undefined
}
const getColumn = ({ column }: Card) => column

describe('the lists of a board’s columns', () => {
  const stockCard: Card = { id: 1, column: 'stock' }
  const doneCard: Card = { id: 2, column: 'done' }
  const unlistedCard: Card = { id: 3, column: undefined }

  it('keep the order of the cards and omit cards without a column', () => {
    const sort = reuseLists<Card, string>()
    const newStockCard: Card = { id: 4, column: 'stock' }
    expect([...sort([stockCard, doneCard, unlistedCard, newStockCard], getColumn)]).toEqual([
      ['stock', [stockCard, newStockCard]],
      ['done', [doneCard]],
    ])
  })

  it('stay the same arrays while a move changes other columns', () => {
    const sort = reuseLists<Card, string>()
    const firstLists = sort([stockCard, doneCard], getColumn)
    const secondLists = sort([stockCard, { ...doneCard }], getColumn)
    expect(secondLists.get('stock')).toBe(firstLists.get('stock'))
    expect(secondLists.get('done')).not.toBe(firstLists.get('done'))
  })
})
