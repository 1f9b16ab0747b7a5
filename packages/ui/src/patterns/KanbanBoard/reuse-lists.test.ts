import { describe, expect, it } from 'vitest'
import { reuseLists } from './reuse-lists.ts'

interface Card {
  id: number
  column: 'stock' | 'done' | undefined
}
const columnOf = ({ column }: Card) => column

describe('the lists of a board’s columns', () => {
  const one: Card = { id: 1, column: 'stock' }
  const two: Card = { id: 2, column: 'done' }
  const nowhere: Card = { id: 3, column: undefined }

  it('keep the order of the cards and omit cards without a column', () => {
    const sort = reuseLists<Card, string>()
    const three: Card = { id: 4, column: 'stock' }
    expect([...sort([one, two, nowhere, three], columnOf)]).toEqual([
      ['stock', [one, three]],
      ['done', [two]],
    ])
  })

  it('stay the same arrays while a move changes other columns', () => {
    const sort = reuseLists<Card, string>()
    const before = sort([one, two], columnOf)
    const after = sort([one, { ...two }], columnOf)
    expect(after.get('stock')).toBe(before.get('stock'))
    expect(after.get('done')).not.toBe(before.get('done'))
  })
})
