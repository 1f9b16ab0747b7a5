import type {
  ColumnFiltersState,
  ColumnPinningState,
  ColumnVisibilityState,
  RowSelectionState,
  SortingState,
} from '@tanstack/react-table'
import type { AnyColumn } from './columns.ts'
import type { Filter, TableState } from './table-state.ts'

/**
 * The chosen rows. Without `all`, `keys` lists them. With `all`, every row that the filters find is chosen except `keys`, including
 * rows that only the server knows.
 */
export interface Selection {
  all: boolean
  keys: ReadonlySet<string>
}
export const emptySelection: Selection = { all: false, keys: new Set() }

export const isSelected = ({ all, keys }: Selection, key: string): boolean => all !== keys.has(key)

/** Returns how many of `foundCount` rows are selected. */
export const countSelectedRows = ({ all, keys }: Selection, foundCount: number): number =>
  all ? foundCount - keys.size : keys.size

/** The converters below translate each field of our state to the format of the engine and back. */
export const sortingConverter = {
  toEngine: (sort: TableState['sort']): SortingState =>
    sort.map(({ key, direction }) => ({ id: key, desc: direction === 'descending' })),
  fromEngine: (sort: SortingState): TableState['sort'] =>
    sort.map(({ id, desc }) => ({ key: id, direction: desc ? 'descending' : 'ascending' })),
}

export const columnFiltersConverter = {
  toEngine: (filters: TableState['filters']): ColumnFiltersState =>
    Object.entries(filters).map(([id, value]) => ({ id, value })),
  fromEngine: (filters: ColumnFiltersState): TableState['filters'] =>
    Object.fromEntries(filters.map(({ id, value }) => [id, value as Filter])),
}

export const columnVisibilityConverter = {
  toEngine: (hidden: TableState['hidden'], columns: readonly AnyColumn[]): ColumnVisibilityState => {
    const requiredKeys = new Set(columns.filter((column) => column.required).map(({ key }) => key))
    return Object.fromEntries(hidden.filter((key) => !requiredKeys.has(key)).map((key) => [key, false]))
  },
  fromEngine: (visibility: ColumnVisibilityState): TableState['hidden'] =>
    Object.keys(visibility).filter((key) => !visibility[key]),
}

export const columnPinningConverter = {
  toEngine: (pinned: TableState['pinned']): ColumnPinningState => {
    const getPinnedKeys = (edge: 'start' | 'end') => Object.keys(pinned).filter((key) => pinned[key] === edge)
    return { start: getPinnedKeys('start'), end: getPinnedKeys('end') }
  },
  fromEngine: ({ start, end }: ColumnPinningState): TableState['pinned'] =>
    Object.fromEntries([...start.map((key) => [key, 'start'] as const), ...end.map((key) => [key, 'end'] as const)]),
}

/** Converts the selection of the loaded rows, by their keys. */
export const rowSelectionConverter = {
  toEngine: ({ all, keys }: Selection, getRowKeys: () => readonly string[]): RowSelectionState =>
    Object.fromEntries((all ? getRowKeys().filter((key) => !keys.has(key)) : [...keys]).map((key) => [key, true])),
  fromEngine: (
    selectedRows: RowSelectionState,
    previous: Selection,
    getRowKeys: () => readonly string[],
  ): Selection => {
    if (!previous.all) return { all: false, keys: new Set(Object.keys(selectedRows)) }
    const excludedKeys = new Set(previous.keys)
    for (const key of getRowKeys())
      if (selectedRows[key]) excludedKeys.delete(key)
      else excludedKeys.add(key)
    return { all: true, keys: excludedKeys }
  },
}
