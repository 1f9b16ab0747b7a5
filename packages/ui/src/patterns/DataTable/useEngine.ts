import type { Locale } from '@press/i18n'
import { functionalUpdate, useTable, type ReactTable, type RowData, type Updater } from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import type { DataColumn } from './columns.ts'
import { createColumnDefs, tableFeatureSet, createSearchFn, type Features } from './engine.ts'
import {
  columnFiltersConverter,
  columnPinningConverter,
  columnVisibilityConverter,
  rowSelectionConverter,
  sortingConverter,
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
const selectNothing = () => undefined

/** Runs TanStack Table over the caller's state: it calculates the visible rows, and reports state changes. */
export function useEngine<Row extends RowData>(options: Options<Row>): ReactTable<Features, Row, undefined> {
  const { rows, columns, rowKey, locale, total, paged, state, onStateChange, selection, onSelectionChange } = options
  const { sort, search, filters, page, pageSize, order, hidden, pinned } = state
  const isServerSide = total !== undefined
  const getRowKeys = () => rows.map(rowKey)
  const [pageCount, setPageCount] = useState(Infinity)

  // The engine compares options by object identity, so they are memoized.
  const columnDefs = useMemo(() => createColumnDefs(columns, locale), [columns, locale])
  const globalFilterFn = useMemo(() => createSearchFn(columns), [columns])
  const searchableKey = useMemo(() => columns.find(({ value }) => value)?.key, [columns])
  const controlledState = {
    sorting: useMemo(() => sortingConverter.toEngine(sort), [sort]),
    columnFilters: useMemo(() => columnFiltersConverter.toEngine(filters), [filters]),
    globalFilter: search.trim() ? search : undefined,
    columnOrder: useMemo(() => [...order], [order]),
    columnVisibility: useMemo(() => columnVisibilityConverter.toEngine(hidden, columns), [hidden, columns]),
    columnPinning: useMemo(() => columnPinningConverter.toEngine(pinned), [pinned]),
    pagination: useMemo(() => ({ pageIndex: Math.min(page, pageCount) - 1, pageSize }), [page, pageCount, pageSize]),
    rowSelection: useMemo(
      () => rowSelectionConverter.toEngine(selection, () => rows.map(rowKey)),
      [selection, rows, rowKey],
    ),
  }
  // The engine caches its results for as long as it gets the same array. A copy makes it compute them again for other columns.
  // oxlint-disable-next-line react/exhaustive-deps -- a change of `columnDefs` must create a new array
  const data = useMemo(() => [...rows], [rows, columnDefs])

  const createUpdateHandler =
    <Value>(current: Value, toStateChange: (next: Value) => Partial<TableState>) =>
    (updater: Updater<Value>) =>
      onStateChange({ ...state, ...toStateChange(functionalUpdate(updater, current)) })

  const table = useTable<Features, Row, undefined>(
    {
      features: tableFeatureSet,
      columns: columnDefs,
      data,
      getRowId: rowKey,
      globalFilterFn,
      // The search covers the whole row, so it runs for one column only.
      getColumnCanGlobalFilter: ({ id }) => id === searchableKey,
      manualFiltering: isServerSide,
      manualSorting: isServerSide,
      manualPagination: isServerSide || !paged,
      autoResetPageIndex: false,
      ...(isServerSide && { rowCount: total }),
      state: controlledState,
      onSortingChange: createUpdateHandler(controlledState.sorting, (next) => ({
        sort: sortingConverter.fromEngine(next),
        page: 1,
      })),
      onGlobalFilterChange: createUpdateHandler<string>(search, (next) => ({ search: next, page: 1 })),
      onColumnFiltersChange: createUpdateHandler(controlledState.columnFilters, (next) => ({
        filters: columnFiltersConverter.fromEngine(next),
        page: 1,
      })),
      onColumnOrderChange: createUpdateHandler(controlledState.columnOrder, (next) => ({ order: next })),
      onColumnVisibilityChange: createUpdateHandler(controlledState.columnVisibility, (next) => ({
        hidden: columnVisibilityConverter.fromEngine(next),
      })),
      onColumnPinningChange: createUpdateHandler(controlledState.columnPinning, (next) => ({
        pinned: columnPinningConverter.fromEngine(next),
      })),
      onPaginationChange: createUpdateHandler(controlledState.pagination, (next) => ({
        page: next.pageIndex + 1,
        pageSize: next.pageSize,
      })),
      onRowSelectionChange: (updater) =>
        onSelectionChange(
          rowSelectionConverter.fromEngine(
            functionalUpdate(updater, controlledState.rowSelection),
            selection,
            getRowKeys,
          ),
        ),
    },
    selectNothing,
  )
  // If rows were deleted or a link is old, a page that no longer exists becomes the last one.
  const lastPage = Math.max(1, table.getPageCount())
  if (paged && lastPage !== pageCount) setPageCount(lastPage)
  return table
}
