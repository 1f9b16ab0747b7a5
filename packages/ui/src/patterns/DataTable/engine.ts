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
import { isFilterable, isSearchable, isSortable, getWords, type DataColumn } from './columns.ts'
import { filterTest } from './filter-test.ts'
import { rankedRowModel, type RankedMeta } from './ranked-row-model.ts'
import { rankValues, getSortValue, type Ranks } from './ranks.ts'
import { isEmpty } from './table-state.ts'

/** What is used of the engine; what is not named here is not loaded. */
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
  sortedRowModel: rankedRowModel,
})
export type Features = typeof tableFeatureSet

/** What headers, menus and panels do with a column; its rows do not matter to them. */
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

/** And with the table. */
export interface Engine {
  /** In the order they stand, hidden ones too. */
  getAllLeafColumns: () => readonly EngineColumn[]
  getColumn: (key: string) => EngineColumn | undefined
  setColumnOrder: (order: string[]) => void
}

/** Moves a column among all of them, and says where it stands then, from 0. */
export function moveColumn(engine: Engine, key: string, by: number): number {
  const keys = engine.getAllLeafColumns().map(({ id }) => id)
  const from = keys.indexOf(key)
  const to = Math.min(Math.max(from + by, 0), keys.length - 1)
  engine.setColumnOrder(keys.toSpliced(from, 1).toSpliced(to, 0, key))
  return to
}

/**
 * A press on a header. Alone it sorts by that column, and again the other way round. Added (Shift) it is one more
 * column to sort by, then the other way round, then none.
 */
export const pressHeader = (column: EngineColumn, added: boolean): void =>
  column.toggleSorting(added ? undefined : column.getIsSorted() === 'asc', added)

/** Columns in the engine's terms. What is worked out of their values is kept for as long as the rows stay. */
export const columnDefs = <Row extends RowData>(
  columns: readonly DataColumn<Row>[],
  locale: Locale,
): ColumnDef<Features, Row>[] =>
  columns.map((column): ColumnDef<Features, Row> => {
    const { key, value, sortBy, required = false } = column
    const accessorFn = value ?? sortBy
    const common = {
      id: key,
      enableColumnFilter: isFilterable(column),
      enableHiding: !required,
      enableSorting: isSortable(column),
      sortDescFirst: false,
      meta: { ranksOf: ranksOf(column, locale) } satisfies RankedMeta<Row>,
      filterFn: filterFn(column),
      getUniqueValues: (row: Row) => {
        const held = value?.(row)
        return held === null || held === undefined ? [] : [String(held)]
      },
    }
    return accessorFn ? { ...common, accessorFn } : common
  })

/** Each value is compared once, not at every sorting. */
function ranksOf<Row extends RowData>(column: DataColumn<Row>, locale: Locale): (data: readonly Row[]) => Ranks {
  let ranked: { data: readonly Row[]; ranks: Ranks } | undefined
  return (data) => {
    if (ranked?.data !== data) ranked = { data, ranks: rankValues(data.map(getSortValue(column)), locale) }
    return ranked.ranks
  }
}

const filterFn = <Row extends RowData>(column: DataColumn<Row>): FilterFn<Features, Row> =>
  Object.assign(
    ({ original }: { original: Row }, _key: string, passes: ReturnType<typeof filterTest<Row>>) => passes(original),
    {
      resolveFilterValue: (filter: Parameters<typeof filterTest>[1]) => filterTest(column, filter),
      autoRemove: isEmpty,
    },
  )

/** The search goes through a row as a whole: its words may stand in different columns. */
export function searchFn<Row extends RowData>(columns: readonly DataColumn<Row>[]): FilterFn<Features, Row> {
  const searched = columns.filter(isSearchable)
  let read: { data: readonly Row[]; texts: readonly string[] } | undefined
  const textsOf = (data: readonly Row[]) =>
    data.map((row) => normalizeSearchText(searched.map((column) => getWords(column, row)).join('\n')))
  return Object.assign(
    (
      { index, table }: Parameters<FilterFn<Features, Row>>[0],
      _key: string,
      matches: ReturnType<typeof createMatcher>,
    ) => {
      const { data } = table.options
      if (read?.data !== data) read = { data, texts: textsOf(data) }
      return matches(read.texts[index] ?? '')
    },
    { resolveFilterValue: createMatcher },
  )
}
