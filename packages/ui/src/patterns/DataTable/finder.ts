import { localeTag, type Locale } from '@press/i18n'
import { dayOf } from '../../private/days.ts'
import type { Sort } from '../../primitives/Table/index.ts'
import { isSearchable, kindOf, wordsOf, type DataColumn, type Value } from './columns.ts'
import { matcher, plain } from './matcher.ts'
import type { Filter, TableState } from './tableState.ts'

export interface Finder<Row> {
  /** The rows that the state asks for, in its order. */
  find: (state: Pick<TableState, 'sort' | 'search' | 'filters'>) => readonly Row[]
  /** How many rows there are of each value of a column, under the search and the other columns' filters. */
  tally: (key: string, state: Pick<TableState, 'search' | 'filters'>) => ReadonlyMap<string, number>
}

/** Nothing to compare: stands last whichever way the column is sorted. */
const nothing = 0xffff_ffff

/** Rows that are sorted, searched and filtered here. What it works out of a column it keeps for as long as they stay. */
export function createFinder<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  locale: Locale,
): Finder<Row> {
  const byKey = new Map(columns.map((column) => [column.key, column]))
  const ranks = new Map<string, Uint32Array>()
  let haystacks: readonly string[] | undefined
  let ordered: { by: readonly Sort[]; places: readonly number[] } | undefined

  const rankOf = (column: DataColumn<Row>) => {
    const known = ranks.get(column.key)
    if (known) return known
    const made = rank(rows.map(sortedBy(column)), locale)
    ranks.set(column.key, made)
    return made
  }

  const inOrder = (by: readonly Sort[]): readonly number[] => {
    if (ordered?.by === by) return ordered.places
    const keys = by.flatMap(({ key, direction }) => {
      const column = byKey.get(key)
      return column ? [{ of: rankOf(column), sign: direction === 'ascending' ? 1 : -1 }] : []
    })
    const places = rows.map((_row, place) => place)
    if (keys.length)
      places.sort((a, b) => {
        for (const { of, sign } of keys) {
          const [one = 0, two = 0] = [of[a], of[b]]
          if (one !== two) return one === nothing ? 1 : two === nothing ? -1 : (one - two) * sign
        }
        return a - b
      })
    ordered = { by, places }
    return places
  }

  const testOf = ({ search, filters }: Pick<TableState, 'search' | 'filters'>): ((place: number) => boolean) => {
    const tests = Object.entries(filters).flatMap(([key, filter]) => {
      const column = byKey.get(key)
      return column ? [filterTest(column, filter)] : []
    })
    if (!search.trim()) return (place) => tests.every((test) => test(rows[place] as Row))
    const searched = columns.filter(isSearchable)
    haystacks ??= rows.map((row) => plain(searched.map((column) => wordsOf(column, row)).join('\n')))
    const texts = haystacks
    const matches = matcher(search)
    return (place) => matches(texts[place] ?? '') && tests.every((test) => test(rows[place] as Row))
  }

  return {
    find: ({ sort, search, filters }) => {
      if (sort.length === 0 && !search.trim() && Object.keys(filters).length === 0) return rows
      return inOrder(sort)
        .filter(testOf({ search, filters }))
        .map((place) => rows[place] as Row)
    },
    tally: (key, { search, filters }) => {
      const { [key]: _own, ...others } = filters
      const test = testOf({ search, filters: others })
      const column = byKey.get(key)
      const counts = new Map<string, number>()
      for (const [place, row] of rows.entries()) {
        const value = column?.value?.(row)
        if (value === null || value === undefined || !test(place)) continue
        counts.set(String(value), (counts.get(String(value)) ?? 0) + 1)
      }
      return counts
    },
  }
}

/** What a column's rows are compared by: choices by their place among the options. */
function sortedBy<Row>({ value, sortBy, kind, options }: DataColumn<Row>): (row: Row) => Value {
  const given = sortBy ?? value ?? (() => null)
  if (kind !== 'choice' || !options || sortBy) return given
  const places = new Map(options.map((option, place) => [option.value, place]))
  return (row) => places.get(String(given(row)))
}

/** The place of each value among all, equal ones sharing theirs: texts are compared once, not at every sorting. */
function rank(values: readonly Value[], locale: Locale): Uint32Array {
  const { compare } = new Intl.Collator(localeTag(locale), { numeric: true })
  const before = (a: Value, b: Value) =>
    typeof a === 'string' && typeof b === 'string' ? compare(a, b) : Number(a) - Number(b)
  const places = values
    .map((_value, place) => place)
    .filter((place) => values[place] !== null && values[place] !== undefined && values[place] !== '')
    .sort((a, b) => before(values[a], values[b]))
  const ranks = new Uint32Array(values.length).fill(nothing)
  let at = 0
  let last: Value
  for (const place of places) {
    const value = values[place]
    if (at === 0 || before(last, value) !== 0) at += 1
    ranks[place] = at
    last = value
  }
  return ranks
}

/** Whether a row passes one column's filter. One that does not fit the column's kind lets every row pass. */
function filterTest<Row>(column: DataColumn<Row>, filter: Filter): (row: Row) => boolean {
  if (typeof filter === 'string') {
    const matches = matcher(filter)
    return (row) => matches(plain(wordsOf(column, row)))
  }
  if (!('from' in filter)) {
    const wanted = new Set(filter)
    return (row) => wanted.has(String(column.value?.(row)))
  }
  const { from, to } = filter
  const within = <Held extends string | number>(held: Held, low: Held, high: Held) =>
    (from === '' || held >= low) && (to === '' || held <= high)
  return (row) => {
    const value = column.value?.(row)
    if (value === null || value === undefined || value === '') return false
    if (kindOf(column) !== 'date') return within(Number(value), Number(from), Number(to))
    const text = String(value)
    return within(text.length === 10 ? text : dayOf(text), from, to)
  }
}
