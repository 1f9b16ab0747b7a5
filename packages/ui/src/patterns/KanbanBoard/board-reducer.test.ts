import { describe, expect, it } from 'vitest'
import {
  boardReducer,
  getNeighbourColumn,
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
const restState: BoardState<Card, Key> = { lift: null, moves: [] }
const lift: BoardEvent<Card, Key> = { type: 'lift', card: book, id: 1101, from: 'account', targets, method: 'pointer' }
const reduceEvents = (...events: BoardEvent<Card, Key>[]) => events.reduce(boardReducer<Card, Key>, restState)

const getTargetOver = (column: Key | null) => {
  const { lift: liftState } = reduceEvents(lift, { type: 'over', column })
  return liftState && getDropOutcome(liftState)
}

describe('lifting a card', () => {
  it('starts over its own column', () => {
    expect(reduceEvents(lift).lift).toMatchObject({ id: 1101, from: 'account', hoveredColumn: 'account' })
  })
  it('is impossible when no column accepts it', () => {
    expect(reduceEvents({ ...lift, targets: { typography: { allowed: false, reason: '' } } })).toBe(restState)
  })
  it('is impossible while another card is lifted or its own move is pending', () => {
    expect(reduceEvents(lift, { ...lift, id: 7 }).lift?.id).toBe(1101)
    expect(reduceEvents(lift, { type: 'over', column: 'stock' }, { type: 'drop' }, lift).lift).toBeNull()
  })
})

describe('dragging a card', () => {
  it('keeps the same state over the same column to avoid a render', () => {
    const afterLift = reduceEvents(lift, { type: 'over', column: 'stock' })
    expect(boardReducer(afterLift, { type: 'over', column: 'stock' })).toBe(afterLift)
  })
  it('by keyboard skips columns that refuse it and stops at the edges', () => {
    const { lift: liftState } = reduceEvents(lift)
    if (!liftState) throw new Error('not lifted')
    expect(getReachableColumns(columns, liftState)).toEqual(['account', 'stock'])
    expect(getNeighbourColumn(columns, liftState, 1)).toBe('stock')
    expect(getNeighbourColumn(columns, liftState, -1)).toBeNull()
    expect(getNeighbourColumn(columns, { ...liftState, hoveredColumn: 'stock' }, 1)).toBeNull()
    expect(getNeighbourColumn(columns, { ...liftState, hoveredColumn: 'stock' }, -1)).toBe('account')
  })
})

describe('dropping a card', () => {
  it('over an allowed column moves it there', () => {
    const afterDrop = reduceEvents(lift, { type: 'over', column: 'stock' }, { type: 'drop' })
    expect(afterDrop).toEqual({
      lift: null,
      moves: [{ card: book, id: 1101, from: 'account', to: 'stock' }],
      highlightedCard: { id: 1101, column: 'stock' },
    })
  })
  it('highlights it until the highlight ends or another card is lifted', () => {
    const dropEvents = [{ type: 'over', column: 'stock' } as const, { type: 'drop' } as const]
    expect(reduceEvents(lift, ...dropEvents, { type: 'settle', id: 1101 }).highlightedCard?.id).toBe(1101)
    expect(reduceEvents(lift, ...dropEvents, { type: 'dim', id: 7 }).highlightedCard?.id).toBe(1101)
    expect(reduceEvents(lift, ...dropEvents, { type: 'dim', id: 1101 }).highlightedCard).toBeUndefined()
    expect(reduceEvents(lift, ...dropEvents, { ...lift, id: 7 }).highlightedCard).toBeUndefined()
  })
  it('over its own column, outside the board or over a refusing column moves nothing', () => {
    for (const column of ['account', null, 'typography', 'wap'] as const)
      expect(reduceEvents(lift, { type: 'over', column }, { type: 'drop' })).toEqual(restState)
  })
  it('distinguishes a refusal from a cancelled drag', () => {
    expect(getTargetOver('typography')).toEqual({ kind: 'refused', reason: 'Сюда перемещает только типография' })
    expect(getTargetOver('wap')).toEqual({ kind: 'refused', reason: null })
    expect(getTargetOver(null)).toEqual({ kind: 'back' })
    expect(getTargetOver('account')).toEqual({ kind: 'back' })
  })
})

it('cancelling restores the initial state', () => {
  expect(reduceEvents(lift, { type: 'over', column: 'stock' }, { type: 'cancel' })).toEqual(restState)
})

it('a response ends only its own move', () => {
  const secondLift = { ...lift, id: 7, card: { id: 7, title: 'Абай' } }
  const carryEvent: BoardEvent<Card, Key> = { type: 'over', column: 'stock' }
  const state = reduceEvents(
    lift,
    carryEvent,
    { type: 'drop' },
    secondLift,
    carryEvent,
    { type: 'drop' },
    { type: 'settle', id: 1101 },
  )
  expect(state.moves.map(({ id }) => id)).toEqual([7])
})
