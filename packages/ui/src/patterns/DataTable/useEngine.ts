import type { Locale } from '@press/i18n'
import { functionalUpdate, useTable, type ReactTable, type RowData, type Updater } from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import type { DataColumn } from './columns.ts'
import { columnDefs, tableFeatureSet, searchFn, type Features } from './engine.ts'
import {
  columnFilters,
  columnPinning,
  columnVisibility,
  rowSelection,
  sorting,
  type Selection,
} from './engine-state.ts'
import type { TableState } from './table-state.ts'

interface Options<Row> {
  rows: readonly Row[]
  columns: readonly DataColumn<Row>[]
  rowKey: (row: Row) => string
  /** In whose alphabet rows are sorted. */
  locale: Locale
  /** How many rows the server found; undefined where rows are sorted, filtered and paged here. */
  total: number | undefined
  paged: boolean
  state: TableState
  onStateChange: (state: TableState) => void
  selection: Selection
  onSelectionChange: (selection: Selection) => void
}

/** All of the state comes from outside, and who renders has it already. */
const nothing = () => undefined

/** TanStack's table over the caller's state: it works out what is shown, and says what presses make of the state. */
export function useEngine<Row extends RowData>(options: Options<Row>): ReactTable<Features, Row, undefined> {
  const { rows, columns, rowKey, locale, total, paged, state, onStateChange, selection, onSelectionChange } = options
  const { sort, search, filters, page, pageSize, order, hidden, pinned } = state
  const served = total !== undefined
  const here = () => rows.map(rowKey)
  const [pages, setPages] = useState(Infinity)

  // The engine goes by what is the same object as before.
  const defs = useMemo(() => columnDefs(columns, locale), [columns, locale])
  const globalFilterFn = useMemo(() => searchFn(columns), [columns])
  const searchable = useMemo(() => columns.find(({ value }) => value)?.key, [columns])
  const held = {
    sorting: useMemo(() => sorting.to(sort), [sort]),
    columnFilters: useMemo(() => columnFilters.to(filters), [filters]),
    globalFilter: search.trim() ? search : undefined,
    columnOrder: useMemo(() => [...order], [order]),
    columnVisibility: useMemo(() => columnVisibility.to(hidden, columns), [hidden, columns]),
    columnPinning: useMemo(() => columnPinning.to(pinned), [pinned]),
    pagination: useMemo(() => ({ pageIndex: Math.min(page, pages) - 1, pageSize }), [page, pages, pageSize]),
    rowSelection: useMemo(() => rowSelection.to(selection, () => rows.map(rowKey)), [selection, rows, rowKey]),
  }
  // What it worked out of rows it keeps for as long as they are the same array: not for other columns or another alphabet.
  // oxlint-disable-next-line react/exhaustive-deps -- `defs` makes the array another one
  const data = useMemo(() => [...rows], [rows, defs])

  const writes =
    <Value>(current: Value, write: (next: Value) => Partial<TableState>) =>
    (updater: Updater<Value>) =>
      onStateChange({ ...state, ...write(functionalUpdate(updater, current)) })

  const table = useTable<Features, Row, undefined>(
    {
      features: tableFeatureSet,
      columns: defs,
      data,
      getRowId: rowKey,
      globalFilterFn,
      // The search reads a row as a whole, so it is asked of one column.
      getColumnCanGlobalFilter: ({ id }) => id === searchable,
      manualFiltering: served,
      manualSorting: served,
      manualPagination: served || !paged,
      autoResetPageIndex: false,
      ...(served && { rowCount: total }),
      state: held,
      onSortingChange: writes(held.sorting, (next) => ({ sort: sorting.from(next), page: 1 })),
      onGlobalFilterChange: writes<string>(search, (next) => ({ search: next, page: 1 })),
      onColumnFiltersChange: writes(held.columnFilters, (next) => ({ filters: columnFilters.from(next), page: 1 })),
      onColumnOrderChange: writes(held.columnOrder, (next) => ({ order: next })),
      onColumnVisibilityChange: writes(held.columnVisibility, (next) => ({ hidden: columnVisibility.from(next) })),
      onColumnPinningChange: writes(held.columnPinning, (next) => ({ pinned: columnPinning.from(next) })),
      onPaginationChange: writes(held.pagination, (next) => ({ page: next.pageIndex + 1, pageSize: next.pageSize })),
      onRowSelectionChange: (updater) =>
        onSelectionChange(rowSelection.from(functionalUpdate(updater, held.rowSelection), selection, here)),
    },
    nothing,
  )
  // Rows were deleted, or a link is old: for a page that is no more stands the last one.
  const last = Math.max(1, table.getPageCount())
  if (paged && last !== pages) setPages(last)
  return table
}
