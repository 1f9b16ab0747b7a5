import { describe, expect, it } from 'vitest'
import {
  boardReducer,
  neighbour,
  getDropOutcome,
  getReachableColumns,
  type BoardEvent,
  type BoardState,
} from './board-reducer.ts'
import type { MoveTargets } from './types.ts'

type Key = 'typography' | 'wap' | 'account' | 'stock' | 'done'
type Card = { id: number; title: string }
const columns: Key[] = ['typography', 'wap', 'account', 'stock', 'done']
const book: Card = { id: 1101, title: 'Нейробиология' }
const targets: MoveTargets<Key> = {
  typography: { allowed: false, reason: 'Сюда перемещает только типография' },
  stock: { allowed: true, action: 'Переместить на склад' },
}
const rest: BoardState<Card, Key> = { lift: null, moves: [] }
const lift: BoardEvent<Card, Key> = { type: 'lift', card: book, id: 1101, from: 'account', targets, by: 'pointer' }
const run = (...events: BoardEvent<Card, Key>[]) => events.reduce(boardReducer<Card, Key>, rest)

const over = (column: Key | null) => {
  const { lift: held } = run(lift, { type: 'over', column })
  return held && getDropOutcome(held)
}

describe('lifting a card', () => {
  it('holds it over its own column first', () => {
    expect(run(lift).lift).toMatchObject({ id: 1101, from: 'account', over: 'account' })
  })
  it('is not possible when no column would take it', () => {
    expect(run({ ...lift, targets: { typography: { allowed: false, reason: '' } } })).toBe(rest)
  })
  it('is not possible while another card is lifted or while its own move is in flight', () => {
    expect(run(lift, { ...lift, id: 7 }).lift?.id).toBe(1101)
    expect(run(lift, { type: 'over', column: 'stock' }, { type: 'drop' }, lift).lift).toBeNull()
  })
})

describe('carrying it', () => {
  it('changes nothing while the column stays the same, so that nothing is drawn', () => {
    const lifted = run(lift, { type: 'over', column: 'stock' })
    expect(boardReducer(lifted, { type: 'over', column: 'stock' })).toBe(lifted)
  })
  it('by keyboard skips the columns that refuse, and ends at the edges', () => {
    const { lift: held } = run(lift)
    if (!held) throw new Error('not lifted')
    expect(getReachableColumns(columns, held)).toEqual(['account', 'stock'])
    expect(neighbour(columns, held, 1)).toBe('stock')
    expect(neighbour(columns, held, -1)).toBeNull()
    expect(neighbour(columns, { ...held, over: 'stock' }, 1)).toBeNull()
    expect(neighbour(columns, { ...held, over: 'stock' }, -1)).toBe('account')
  })
})

describe('letting go', () => {
  it('over an allowed column sends the card there', () => {
    const dropped = run(lift, { type: 'over', column: 'stock' }, { type: 'drop' })
    expect(dropped).toEqual({
      lift: null,
      moves: [{ card: book, id: 1101, from: 'account', to: 'stock' }],
      lit: { id: 1101, column: 'stock' },
    })
  })
  it('points the moved card out until it is told to stop, or the next one is lifted', () => {
    const dropped = [{ type: 'over', column: 'stock' } as const, { type: 'drop' } as const]
    expect(run(lift, ...dropped, { type: 'settle', id: 1101 }).lit?.id).toBe(1101)
    expect(run(lift, ...dropped, { type: 'dim', id: 7 }).lit?.id).toBe(1101)
    expect(run(lift, ...dropped, { type: 'dim', id: 1101 }).lit).toBeUndefined()
    expect(run(lift, ...dropped, { ...lift, id: 7 }).lit).toBeUndefined()
  })
  it('over its own column, outside the board, or over one that refuses leaves it where it was', () => {
    for (const column of ['account', null, 'typography', 'wap'] as const)
      expect(run(lift, { type: 'over', column }, { type: 'drop' })).toEqual(rest)
  })
  it('tells a refusal from a change of mind', () => {
    expect(over('typography')).toEqual({ kind: 'refused', reason: 'Сюда перемещает только типография' })
    expect(over('wap')).toEqual({ kind: 'refused', reason: null })
    expect(over(null)).toEqual({ kind: 'back' })
    expect(over('account')).toEqual({ kind: 'back' })
  })
})

it('cancelling puts everything back', () => {
  expect(run(lift, { type: 'over', column: 'stock' }, { type: 'cancel' })).toEqual(rest)
})

it('an answer ends only the move it belongs to', () => {
  const second = { ...lift, id: 7, card: { id: 7, title: 'Абай' } }
  const carry: BoardEvent<Card, Key> = { type: 'over', column: 'stock' }
  const state = run(lift, carry, { type: 'drop' }, second, carry, { type: 'drop' }, { type: 'settle', id: 1101 })
  expect(state.moves.map(({ id }) => id)).toEqual([7])
})
