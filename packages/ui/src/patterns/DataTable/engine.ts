import {
  columnFacetingFeature,
  columnFilteringFeature,
  columnOrderingFeature,
  columnPinningFeature,
  columnVisibilityFeature,
  createFacetedRowModel,
  createFacetedUniqueValues,
  createFilteredRowModel,
  createPaginatedRowModel,
  globalFilteringFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  type Column,
  type ColumnDef,
  type FilterFn,
  type RowData,
} from '@tanstack/react-table'
import { createMatcher, normalizeSearchText } from '@press/domain'
import type { Locale } from '@press/i18n'
import { isFilterable, isSearchable, isSortable, getCellText, type DataColumn } from './columns.ts'
import { createFilterTest } from './filter-test.ts'
import { createRankedRowModel, type RankedMeta } from './ranked-row-model.ts'
import { rankValues, getSortValue, type Ranks } from './ranks.ts'
import { isEmptyFilter } from './table-state.ts'

/** The engine features in use; others are not loaded. */
export const tableFeatureSet = tableFeatures({
  columnFacetingFeature,
  columnFilteringFeature,
  columnOrderingFeature,
  columnPinningFeature,
  columnVisibilityFeature,
  globalFilteringFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  facetedRowModel: createFacetedRowModel(),
  facetedUniqueValues: createFacetedUniqueValues(),
  filteredRowModel: createFilteredRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
  sortedRowModel: createRankedRowModel,
})
export type Features = typeof tableFeatureSet

/** The part of an engine column that headers, menus and panels use, without its row type. */
export type EngineColumn = Pick<
  Column<Features, RowData>,
  | 'id'
  | 'clearSorting'
  | 'getCanHide'
  | 'getIsPinned'
  | 'getIsSorted'
  | 'getIsVisible'
  | 'getSortIndex'
  | 'pin'
  | 'toggleSorting'
  | 'toggleVisibility'
>

/** The part of the table engine that headers, menus and panels use. */
export interface Engine {
  /** Returns the columns in display order, including hidden columns. */
  getAllLeafColumns: () => readonly EngineColumn[]
  getColumn: (key: string) => EngineColumn | undefined
  setColumnOrder: (order: string[]) => void
}

/** Moves a column by a number of places, and returns its new position, from 0. */
export function moveColumn(engine: Engine, key: string, offset: number): number {
  const keys = engine.getAllLeafColumns().map(({ id }) => id)
  const from = keys.indexOf(key)
  const to = Math.min(Math.max(from + offset, 0), keys.length - 1)
  engine.setColumnOrder(keys.toSpliced(from, 1).toSpliced(to, 0, key))
  return to
}

/**
 * Sorts after a click on a header. A plain click sorts by this column only, and the next click reverses the order. A click with
 * Shift adds the column to the sort order, then reverses it, then removes it.
 */
export const toggleHeaderSort = (column: EngineColumn, isAdditional: boolean): void =>
  column.toggleSorting(isAdditional ? undefined : column.getIsSorted() === 'asc', isAdditional)

/** Converts columns to the engine's format. Results calculated from their values are cached until the rows change. */
export const createColumnDefs = <Row extends RowData>(
  columns: readonly DataColumn<Row>[],
  locale: Locale,
): ColumnDef<Features, Row>[] =>
  columns.map((column): ColumnDef<Features, Row> => {
    const { key, value, sortBy, required = false } = column
    const accessorFn = value ?? sortBy
    const commonOptions = {
      id: key,
      enableColumnFilter: isFilterable(column),
      enableHiding: !required,
      enableSorting: isSortable(column),
      sortDescFirst: false,
      meta: { ranksOf: createRanksGetter(column, locale) } satisfies RankedMeta<Row>,
      filterFn: createFilterFn(column),
      getUniqueValues: (row: Row) => {
        const cellValue = value?.(row)
        return cellValue === null || cellValue === undefined ? [] : [String(cellValue)]
      },
    }
    return accessorFn ? { ...commonOptions, accessorFn } : commonOptions
  })

/** Returns a function that ranks a column's values. It compares the values once for the same rows instead of on every sort. */
function createRanksGetter<Row extends RowData>(
  column: DataColumn<Row>,
  locale: Locale,
): (data: readonly Row[]) => Ranks {
  let cachedRanks: { data: readonly Row[]; ranks: Ranks } | undefined
  return (data) => {
    if (cachedRanks?.data !== data) cachedRanks = { data, ranks: rankValues(data.map(getSortValue(column)), locale) }
    return cachedRanks.ranks
  }
}

const createFilterFn = <Row extends RowData>(column: DataColumn<Row>): FilterFn<Features, Row> =>
  Object.assign(
    ({ original }: { original: Row }, _key: string, passesFilter: ReturnType<typeof createFilterTest<Row>>) =>
      passesFilter(original),
    {
      resolveFilterValue: (filter: Parameters<typeof createFilterTest>[1]) => createFilterTest(column, filter),
      autoRemove: isEmptyFilter,
    },
  )

/** Returns a filter that searches a row as a whole: the words may be in different columns. */
export function createSearchFn<Row extends RowData>(columns: readonly DataColumn<Row>[]): FilterFn<Features, Row> {
  const searchableColumns = columns.filter(isSearchable)
  let cachedTexts: { data: readonly Row[]; texts: readonly string[] } | undefined
  const getSearchTexts = (data: readonly Row[]) =>
    data.map((row) => normalizeSearchText(searchableColumns.map((column) => getCellText(column, row)).join('\n')))
  return Object.assign(
    (
      { index, table }: Parameters<FilterFn<Features, Row>>[0],
      _key: string,
      matchesSearch: ReturnType<typeof createMatcher>,
    ) => {
      const { data } = table.options
      if (cachedTexts?.data !== data) cachedTexts = { data, texts: getSearchTexts(data) }
      return matchesSearch(cachedTexts.texts[index] ?? '')
    },
    { resolveFilterValue: createMatcher },
  )
}
