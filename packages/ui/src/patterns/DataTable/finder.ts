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

/** The place of each row's value among all values of a column, equal ones sharing theirs; `count` for what is empty. */
interface Ranks {
  of: Uint32Array
  count: number
}

/** Rows that are sorted, searched and filtered here. What it works out of a column it keeps for as long as they stay. */
export function createFinder<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  locale: Locale,
): Finder<Row> {
  const byKey = new Map(columns.map((column) => [column.key, column]))
  const ranks = new Map<string, Ranks>()
  let haystacks: readonly string[] | undefined
  let ordered: { by: readonly Sort[]; places: Uint32Array } | undefined

  const rankOf = (column: DataColumn<Row>) => {
    const known = ranks.get(column.key)
    if (known) return known
    const made = rank(rows.map(sortedBy(column)), locale)
    ranks.set(column.key, made)
    return made
  }

  const inOrder = (by: readonly Sort[]): Uint32Array => {
    if (ordered?.by === by) return ordered.places
    // The last column first: each sorting leaves what it finds equal as the one before left it.
    const places = by.toReversed().reduce<Uint32Array>((before, { key, direction }) => {
      const column = byKey.get(key)
      return column ? byRank(before, rankOf(column), direction === 'descending') : before
    }, Uint32Array.from(rows.keys()))
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
      const test = testOf({ search, filters })
      return Array.from(inOrder(sort).filter(test), (place) => rows[place] as Row)
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

/** Compares each value once, not at every sorting. */
function rank(values: readonly Value[], locale: Locale): Ranks {
  const held = values.filter((value) => value !== null && value !== undefined && value !== '')
  const numeric = held.every((value) => typeof value === 'number')
  const { compare } = new Intl.Collator(localeTag(locale), { numeric: true })
  const sorted: ArrayLike<Value> = numeric
    ? Float64Array.from(new Set(held)).sort()
    : // The order of code units is nearly that of the alphabet and is had for nothing; little is left to compare.
      [...new Set(held.map(String))].sort().sort(compare)
  const places = new Map(Array.from(sorted, (value, place) => [value, place]))
  const placeOf = (value: Value) => places.get(numeric || value === null || value === undefined ? value : String(value))
  return { of: Uint32Array.from(values, (value) => placeOf(value) ?? sorted.length), count: sorted.length }
}

/** The places of rows by rank, those of one rank as they stood, what is empty last. Counts instead of comparing. */
function byRank(places: Uint32Array, { of, count }: Ranks, down: boolean): Uint32Array {
  const bucket = (place: number) => {
    const own = of[place] ?? count
    return down && own < count ? count - 1 - own : own
  }
  const ends = new Uint32Array(count + 1)
  for (const place of places) ends[bucket(place)] = (ends[bucket(place)] ?? 0) + 1
  for (let at = 1; at <= count; at += 1) ends[at] = (ends[at] ?? 0) + (ends[at - 1] ?? 0)
  const sorted = new Uint32Array(places.length)
  for (let at = places.length - 1; at >= 0; at -= 1) {
    const place = places[at] ?? 0
    const end = (ends[bucket(place)] ?? 0) - 1
    ends[bucket(place)] = end
    sorted[end] = place
  }
  return sorted
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
