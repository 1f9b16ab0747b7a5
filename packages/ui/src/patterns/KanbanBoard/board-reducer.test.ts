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
  const { lift: liftState } = run(lift, { type: 'over', column })
  return liftState && getDropOutcome(liftState)
}

describe('lifting a card', () => {
  it('starts over its own column', () => {
    expect(run(lift).lift).toMatchObject({ id: 1101, from: 'account', over: 'account' })
  })
  it('is impossible when no column accepts it', () => {
    expect(run({ ...lift, targets: { typography: { allowed: false, reason: '' } } })).toBe(rest)
  })
  it('is impossible while another card is lifted or its own move is pending', () => {
    expect(run(lift, { ...lift, id: 7 }).lift?.id).toBe(1101)
    expect(run(lift, { type: 'over', column: 'stock' }, { type: 'drop' }, lift).lift).toBeNull()
  })
})

describe('dragging a card', () => {
  it('keeps the same state over the same column to avoid a render', () => {
    const lifted = run(lift, { type: 'over', column: 'stock' })
    expect(boardReducer(lifted, { type: 'over', column: 'stock' })).toBe(lifted)
  })
  it('by keyboard skips columns that refuse it and stops at the edges', () => {
    const { lift: liftState } = run(lift)
    if (!liftState) throw new Error('not lifted')
    expect(getReachableColumns(columns, liftState)).toEqual(['account', 'stock'])
    expect(neighbour(columns, liftState, 1)).toBe('stock')
    expect(neighbour(columns, liftState, -1)).toBeNull()
    expect(neighbour(columns, { ...liftState, over: 'stock' }, 1)).toBeNull()
    expect(neighbour(columns, { ...liftState, over: 'stock' }, -1)).toBe('account')
  })
})

describe('dropping a card', () => {
  it('over an allowed column moves it there', () => {
    const dropped = run(lift, { type: 'over', column: 'stock' }, { type: 'drop' })
    expect(dropped).toEqual({
      lift: null,
      moves: [{ card: book, id: 1101, from: 'account', to: 'stock' }],
      lit: { id: 1101, column: 'stock' },
    })
  })
  it('highlights it until the highlight ends or another card is lifted', () => {
    const dropped = [{ type: 'over', column: 'stock' } as const, { type: 'drop' } as const]
    expect(run(lift, ...dropped, { type: 'settle', id: 1101 }).lit?.id).toBe(1101)
    expect(run(lift, ...dropped, { type: 'dim', id: 7 }).lit?.id).toBe(1101)
    expect(run(lift, ...dropped, { type: 'dim', id: 1101 }).lit).toBeUndefined()
    expect(run(lift, ...dropped, { ...lift, id: 7 }).lit).toBeUndefined()
  })
  it('over its own column, outside the board or over a refusing column moves nothing', () => {
    for (const column of ['account', null, 'typography', 'wap'] as const)
      expect(run(lift, { type: 'over', column }, { type: 'drop' })).toEqual(rest)
  })
  it('distinguishes a refusal from a cancelled drag', () => {
    expect(over('typography')).toEqual({ kind: 'refused', reason: 'Сюда перемещает только типография' })
    expect(over('wap')).toEqual({ kind: 'refused', reason: null })
    expect(over(null)).toEqual({ kind: 'back' })
    expect(over('account')).toEqual({ kind: 'back' })
  })
})

it('cancelling restores the initial state', () => {
  expect(run(lift, { type: 'over', column: 'stock' }, { type: 'cancel' })).toEqual(rest)
})

it('a response ends only its own move', () => {
  const second = { ...lift, id: 7, card: { id: 7, title: 'Абай' } }
  const carry: BoardEvent<Card, Key> = { type: 'over', column: 'stock' }
  const state = run(lift, carry, { type: 'drop' }, second, carry, { type: 'drop' }, { type: 'settle', id: 1101 })
  expect(state.moves.map(({ id }) => id)).toEqual([7])
})
