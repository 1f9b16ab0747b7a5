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
  /** The language whose alphabet sorts the rows. */
  locale: Locale
  /** Number of rows the server found; undefined if the client sorts, filters and pages. */
  total: number | undefined
  paged: boolean
  state: TableState
  onStateChange: (state: TableState) => void
  selection: Selection
  onSelectionChange: (selection: Selection) => void
}

/** The caller owns the whole state, so no subscription is needed. */
const nothing = () => undefined

/** Runs TanStack Table over the caller's state: it calculates the visible rows, and reports state changes. */
export function useEngine<Row extends RowData>(options: Options<Row>): ReactTable<Features, Row, undefined> {
  const { rows, columns, rowKey, locale, total, paged, state, onStateChange, selection, onSelectionChange } = options
  const { sort, search, filters, page, pageSize, order, hidden, pinned } = state
  const served = total !== undefined
  const getRowKeys = () => rows.map(rowKey)
  const [pages, setPages] = useState(Infinity)

  // The engine compares options by object identity, so they are memoized.
  const defs = useMemo(() => columnDefs(columns, locale), [columns, locale])
  const globalFilterFn = useMemo(() => searchFn(columns), [columns])
  const searchable = useMemo(() => columns.find(({ value }) => value)?.key, [columns])
  const controlledState = {
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
      // The search covers the whole row, so it runs for one column only.
      getColumnCanGlobalFilter: ({ id }) => id === searchable,
      manualFiltering: served,
      manualSorting: served,
      manualPagination: served || !paged,
      autoResetPageIndex: false,
      ...(served && { rowCount: total }),
      state: controlledState,
      onSortingChange: writes(controlledState.sorting, (next) => ({ sort: sorting.from(next), page: 1 })),
      onGlobalFilterChange: writes<string>(search, (next) => ({ search: next, page: 1 })),
      onColumnFiltersChange: writes(controlledState.columnFilters, (next) => ({
        filters: columnFilters.from(next),
        page: 1,
      })),
      onColumnOrderChange: writes(controlledState.columnOrder, (next) => ({ order: next })),
      onColumnVisibilityChange: writes(controlledState.columnVisibility, (next) => ({
        hidden: columnVisibility.from(next),
      })),
      onColumnPinningChange: writes(controlledState.columnPinning, (next) => ({ pinned: columnPinning.from(next) })),
      onPaginationChange: writes(controlledState.pagination, (next) => ({
        page: next.pageIndex + 1,
        pageSize: next.pageSize,
      })),
      onRowSelectionChange: (updater) =>
        onSelectionChange(
          rowSelection.from(functionalUpdate(updater, controlledState.rowSelection), selection, getRowKeys),
        ),
    },
    nothing,
  )
  // If rows were deleted or a link is old, a page that no longer exists becomes the last one.
  const last = Math.max(1, table.getPageCount())
  if (paged && last !== pages) setPages(last)
  return table
}
