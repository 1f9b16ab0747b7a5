import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readTableParams, tableParams } from './url-state.ts'
import type { AnyColumn } from './columns.ts'
import { isEmptyFilter, tableState, type Filter, type TableState } from './table-state.ts'

const columns: readonly AnyColumn[] = [
  { key: 'book_name', header: 'Книга' },
  { key: 'status', header: 'Статус', kind: 'choice' },
  { key: 'sum', header: 'Сумма', kind: 'number' },
  { key: 'due', header: 'Срок', kind: 'date' },
]
const keys = columns.map(({ key }) => key)

const keySubset = fc.uniqueArray(fc.constantFrom(...keys))
const createRecord = <Value>(value: fc.Arbitrary<Value>) =>
  keySubset.chain((chosenKeys) =>
    fc.tuple(...chosenKeys.map((key) => fc.tuple(fc.constant(key), value))).map((pairs) => Object.fromEntries(pairs)),
  )
const createRangeEnd = (values: fc.Arbitrary<string>) => fc.oneof(fc.constant(''), values)
const createRange = (values: fc.Arbitrary<string>) =>
  fc.record({ from: createRangeEnd(values), to: createRangeEnd(values) })
const createNonEmptyFilter = <Value extends Filter>(filter: fc.Arbitrary<Value>) =>
  fc.option(
    filter.filter((candidate) => !isEmptyFilter(candidate)),
    { nil: undefined },
  )
const filters = fc
  .record({
    book_name: createNonEmptyFilter(fc.string({ unit: 'binary' })),
    status: createNonEmptyFilter(fc.uniqueArray(fc.string())),
    sum: createNonEmptyFilter(createRange(fc.integer().map(String))),
    due: createNonEmptyFilter(
      createRange(
        fc
          .date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true })
          .map((date) => date.toISOString().slice(0, 10)),
      ),
    ),
  })
  .map((filtersByKey) => Object.fromEntries(Object.entries(filtersByKey).filter(([, filter]) => filter !== undefined)))
const count = fc.integer({ min: 1, max: 999_999 })
const states: fc.Arbitrary<TableState> = fc.record({
  sort: fc.array(
    fc.record({
      key: fc.constantFrom(...keys),
      direction: fc.constantFrom('ascending' as const, 'descending' as const),
    }),
  ),
  search: fc.string({ unit: 'binary' }),
  filters: filters as fc.Arbitrary<TableState['filters']>,
  page: count,
  pageSize: count,
  order: keySubset,
  hidden: keySubset,
  pinned: createRecord(fc.constantFrom('start' as const, 'end' as const)),
  widths: createRecord(count),
  density: fc.constantFrom('comfortable', 'compact', null),
  opened: fc.uniqueArray(count.map(String)),
})
describe('a table state in a URL', () => {
  it('is read back unchanged, whatever was chosen', () => {
    fc.assert(
      fc.property(states, states, (state, defaults) => {
        const params = new URLSearchParams(tableParams(state, { defaults, prefix: 'left.' }).toString())
        expect(readTableParams(params, columns, { defaults, prefix: 'left.' })).toEqual(state)
      }),
    )
  })
  it('is short and empty for an untouched table', () => {
    expect(tableParams(tableState()).toString()).toBe('')
    const state = tableState({
      sort: [{ key: 'due', direction: 'descending' }],
      filters: { status: ['accept', 'rejected'], sum: { from: '10', to: '' } },
      page: 3,
    })
    expect(decodeURIComponent(tableParams(state).toString())).toBe(
      'sort=-due&page=3&f.status=accept&f.status=rejected&f.sum=10..',
    )
  })
  it.each([
    'page=-1',
    'page=1e9',
    'per=много',
    'rows=tiny',
    'w=sum:wide,:5',
    'pin=sum:middle',
    'f.sum=10',
    'f.sum=x..y',
    'f.due=завтра..',
    'f.gone=1',
    'f.status=',
  ])('ignores invalid values: %s', (address) => {
    const { filters: parsedFilters, ...state } = readTableParams(new URLSearchParams(address), columns)
    const { filters: _none, ...untouchedState } = tableState()
    expect(state).toEqual(untouchedState)
    expect(Object.keys(parsedFilters).filter((key) => key !== 'status')).toEqual([])
  })
})
