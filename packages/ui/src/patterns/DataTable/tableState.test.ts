import { describe, expect, it } from 'vitest'
import { arranged, type AnyColumn } from './columns.ts'
import { rangeOf, isSelected, nothingSelected, selectedCount, withSelected } from './selection.ts'
import { tableState, withFilter, withMoved, withPress, withSearch } from './tableState.ts'

const presses = (...keys: [string, boolean][]) =>
  keys
    .reduce((state, [key, added]) => withPress(state, key, added), tableState({ page: 4 }))
    .sort.map(({ key, direction }) => `${key} ${direction}`)

describe('pressing headers', () => {
  it('sorts up, then down, then up again', () => {
    expect(presses(['a', false])).toEqual(['a ascending'])
    expect(presses(['a', false], ['a', false])).toEqual(['a descending'])
    expect(presses(['a', false], ['a', false], ['a', false])).toEqual(['a ascending'])
  })
  it('with Shift adds a column, turns it round, takes it away', () => {
    expect(presses(['a', false], ['b', true])).toEqual(['a ascending', 'b ascending'])
    expect(presses(['a', false], ['b', true], ['b', true])).toEqual(['a ascending', 'b descending'])
    expect(presses(['a', false], ['b', true], ['b', true], ['b', true])).toEqual(['a ascending'])
    expect(presses(['a', false], ['b', true], ['c', false])).toEqual(['c ascending'])
  })
})

describe('narrowing', () => {
  it('goes back to the first page', () => {
    expect(withSearch(tableState({ page: 4 }), 'атлас').page).toBe(1)
    expect(withFilter(tableState({ page: 4 }), 'status', ['new']).page).toBe(1)
    expect(withPress(tableState({ page: 4 }), 'a', false).page).toBe(1)
  })
  it.each(['', '  ', [], { from: '', to: '' }])('takes a filter that asks nothing away: %j', (filter) => {
    expect(withFilter(tableState({ filters: { a: 'x' } }), 'a', filter).filters).toEqual({})
  })
})

describe('arranging columns', () => {
  const columns: AnyColumn[] = ['a', 'b', 'c', 'd'].map((key) => ({ key, header: key, required: key === 'a' }))
  const keys = (state: Parameters<typeof arranged>[1], narrow = false) =>
    arranged(columns, state, narrow).map(({ column, pinned }) => column.key + (pinned ? `:${pinned}` : ''))

  it('puts pinned ones at their edges and leaves hidden ones out, but not the required', () => {
    const state = tableState({ order: ['d', 'c'], hidden: ['a', 'c'], pinned: { b: 'start', d: 'end' } })
    expect(keys(state)).toEqual(['b:start', 'a', 'd:end'])
  })
  it('holds the first column alone in a narrow window', () => {
    expect(keys(tableState({ pinned: { b: 'start', c: 'start' } }), true)).toEqual(['b:start', 'c', 'a', 'd'])
  })
  it('lets new columns follow those whose order is known', () => {
    expect(keys(tableState({ order: ['c', 'gone'] }))).toEqual(['c', 'a', 'b', 'd'])
  })
  it('moves a column and stops at the ends', () => {
    const all = ['a', 'b', 'c']
    expect(withMoved(tableState(), all, 'c', -1).order).toEqual(['a', 'c', 'b'])
    expect(withMoved(tableState(), all, 'c', 1).order).toEqual(all)
  })
})

describe('choosing rows', () => {
  it('reaches from the last pressed row to this one, either way', () => {
    const order = ['1', '2', '3', '4', '5']
    expect(rangeOf(order, '4', '2')).toEqual(['2', '3', '4'])
    expect(rangeOf(order, '2', '4')).toEqual(['2', '3', '4'])
    expect(rangeOf(order, null, '4')).toEqual(['4'])
    expect(rangeOf(order, 'on another page', '4')).toEqual(['4'])
  })
  it('means everything but what is taken out of it', () => {
    const all = { all: true, keys: new Set<string>() }
    const some = withSelected(all, ['7'], false)
    expect(isSelected(some, '7')).toBe(false)
    expect(isSelected(some, '8')).toBe(true)
    expect(selectedCount(some, 412)).toBe(411)
    expect(selectedCount(withSelected(some, ['7'], true), 412)).toBe(412)
    expect(selectedCount(withSelected(nothingSelected, ['7', '8'], true), 412)).toBe(2)
  })
})
