import type { Sort } from '../../primitives/Table/index.ts'

/** A range with two optional ends, both inclusive: numbers as typed, dates as `yyyy-mm-dd`. */
export interface Range {
  from: string
  to: string
}
/** The filter of one column: text, a list of values, or a range. */
export type Filter = string | readonly string[] | Range

export const tableDensities = ['comfortable', 'compact'] as const
export type TableDensity = (typeof tableDensities)[number]

/** All settings that the reader chose, as plain data. They can be stored, and put in an address (`tableParams`). */
export interface TableState {
  /** Sort columns in order of priority. */
  sort: readonly Sort[]
  /** The search text, matched against every column. */
  search: string
  /** Filters by column key. */
  filters: Readonly<Record<string, Filter>>
  /** The page number, from 1. */
  page: number
  pageSize: number
  /** Column keys in display order; other columns follow in their default order. */
  order: readonly string[]
  /** Keys of hidden columns. */
  hidden: readonly string[]
  /** Pinned sides by column key. */
  pinned: Readonly<Record<string, 'start' | 'end'>>
  /** Widths in pixels by column key. */
  widths: Readonly<Record<string, number>>
  /** Row density; null follows the person's preference. */
  density: TableDensity | null
  /** Keys of the rows whose details are open. */
  opened: readonly string[]
}

const initialState: TableState = {
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

/** Completes a partial state with defaults. */
export const tableState = (partialState: Partial<TableState> = {}): TableState => ({ ...initialState, ...partialState })

/** The fields that are view settings, in contrast to the fields that filter and sort rows. */
const viewFields = ['order', 'hidden', 'pinned', 'widths', 'density'] as const

export const copyView = (state: TableState, source: TableState): TableState => ({
  ...state,
  ...Object.fromEntries(viewFields.map((key) => [key, source[key]])),
})

export const isSameView = (state: TableState, otherState: TableState): boolean =>
  viewFields.every((key) => JSON.stringify(state[key]) === JSON.stringify(otherState[key]))

/** Whether the filter has no effect. */
export const isEmptyFilter = (filter: Filter): boolean =>
  typeof filter === 'string' ? !filter.trim() : 'from' in filter ? !filter.from && !filter.to : filter.length === 0

export const hasFilters = ({ search, filters }: TableState): boolean => search !== '' || Object.keys(filters).length > 0

export const clearFilters = (state: TableState): TableState => ({ ...state, search: '', filters: {}, page: 1 })

/** Sets the width of a column in pixels; `null` resets the column to its default width. */
export function setColumnWidth(state: TableState, key: string, width: number | null): TableState {
  const { [key]: _old, ...others } = state.widths
  return { ...state, widths: width === null ? others : { ...others, [key]: width } }
}

export const toggleRow = (state: TableState, key: string, open: boolean): TableState => ({
  ...state,
  opened: open ? [...state.opened, key] : state.opened.filter((openedKey) => openedKey !== key),
})
