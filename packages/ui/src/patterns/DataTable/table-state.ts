import type { Sort } from '../../primitives/Table/index.ts'

/** From and to, either of them empty: numbers as they are typed, days as `yyyy-mm-dd`. Both ends belong to it. */
export interface Range {
  from: string
  to: string
}
/** What one column must hold: text, one of some values, or a range. */
export type Filter = string | readonly string[] | Range

export const tableDensities = ['comfortable', 'compact'] as const
export type TableDensity = (typeof tableDensities)[number]

/** All that the reader chose of a table, as plain data: it can be stored, and sent in an address (`tableParams`). */
export interface TableState {
  /** First by the first of these, then by the next. */
  sort: readonly Sort[]
  /** Looked for in every column. */
  search: string
  /** By column key. */
  filters: Readonly<Record<string, Filter>>
  /** From 1. */
  page: number
  pageSize: number
  /** Column keys in the order they stand; those not named follow in their own. */
  order: readonly string[]
  /** Column keys. */
  hidden: readonly string[]
  /** By column key. */
  pinned: Readonly<Record<string, 'start' | 'end'>>
  /** Pixels by column key. */
  widths: Readonly<Record<string, number>>
  /** Null follows the person's own setting. */
  density: TableDensity | null
  /** Keys of the rows whose details are open. */
  opened: readonly string[]
}

const initial: TableState = {
  sort: [],
  search: '',
  filters: {},
  page: 1,
  pageSize: 50,
  order: [],
  hidden: [],
  pinned: {},
  widths: {},
  density: null,
  opened: [],
}

/** A whole state from what differs from an untouched table. */
export const tableState = (given: Partial<TableState> = {}): TableState => ({ ...initial, ...given })

/** What the settings of the view are, as against what narrows and orders the rows. */
const view = ['order', 'hidden', 'pinned', 'widths', 'density'] as const

export const copyView = (state: TableState, other: TableState): TableState => ({
  ...state,
  ...Object.fromEntries(view.map((key) => [key, other[key]])),
})

export const isSameView = (state: TableState, other: TableState): boolean =>
  view.every((key) => JSON.stringify(state[key]) === JSON.stringify(other[key]))

/** Nothing is asked of a column by it. */
export const isEmpty = (filter: Filter): boolean =>
  typeof filter === 'string' ? !filter.trim() : 'from' in filter ? !filter.from && !filter.to : filter.length === 0

export const hasFilters = ({ search, filters }: TableState): boolean => search !== '' || Object.keys(filters).length > 0

export const clearFilters = (state: TableState): TableState => ({ ...state, search: '', filters: {}, page: 1 })

/** `null` gives the column its own width back. */
export function setColumnWidth(state: TableState, key: string, width: number | null): TableState {
  const { [key]: _old, ...others } = state.widths
  return { ...state, widths: width === null ? others : { ...others, [key]: width } }
}

export const toggleRow = (state: TableState, key: string, open: boolean): TableState => ({
  ...state,
  opened: open ? [...state.opened, key] : state.opened.filter((one) => one !== key),
})
