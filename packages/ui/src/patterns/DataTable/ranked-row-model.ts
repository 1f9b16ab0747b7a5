import type { RowData, RowModel, TableFeatures } from '@tanstack/react-table'
import type { Ranks } from './ranks.ts'

type Model<Row extends RowData> = RowModel<TableFeatures, Row>

/** Our additional data about a column, next to the engine's. */
export interface RankedMeta<Row> {
  /** Returns the ranks of the column's values; calculated once for the same rows. */
  ranksOf: (data: readonly Row[]) => Ranks
}

/** The part of the engine used here. */
interface Sorting<Row extends RowData> {
  options: { data: readonly Row[] }
  atoms: { sorting?: { get: () => readonly { id: string; desc: boolean }[] } }
  getPreSortedRowModel: () => Model<Row>
  getColumn: (key: string) => { columnDef: { meta?: unknown; enableSorting?: boolean } } | undefined
}

/**
 * Sorts rows by the ranks of a column with a counting sort. Empty values stay last in both directions, and equal values keep their
 * order.
 */
function sortByRanks(rows: readonly number[], { values, count }: Ranks, isDescending: boolean): number[] {
  const getEffectiveRank = (row: number) => {
    const rank = values[row] ?? count
    return isDescending && rank < count ? count - 1 - rank : rank
  }
  /** The position of the next row for each rank. */
  const nextPositions = new Uint32Array(count + 2)
  for (const row of rows) nextPositions[getEffectiveRank(row) + 1] = (nextPositions[getEffectiveRank(row) + 1] ?? 0) + 1
  for (let rank = 1; rank < nextPositions.length; rank += 1)
    nextPositions[rank] = (nextPositions[rank] ?? 0) + (nextPositions[rank - 1] ?? 0)
  const sortedRows: number[] = []
  for (const row of rows) {
    const position = nextPositions[getEffectiveRank(row)] ?? 0
    sortedRows[position] = row
    nextPositions[getEffectiveRank(row)] = position + 1
  }
  return sortedRows
}

function sortRows<Row extends RowData>(engine: Sorting<Row>, unsortedModel: Model<Row>): Model<Row> {
  const columns = (engine.atoms.sorting?.get() ?? []).flatMap(({ id, desc }) => {
    const { meta, enableSorting } = engine.getColumn(id)?.columnDef ?? {}
    return enableSorting ? [{ ...(meta as RankedMeta<Row>), desc }] : []
  })
  if (columns.length === 0) return unsortedModel
  const { data } = engine.options
  const rowByIndex = new Map(unsortedModel.rows.map((row) => [row.index, row]))
  // Sorts from the last column to the first: a stable sort keeps the order of later columns among equal values of earlier ones.
  const sortedIndexes = columns.reduceRight(
    (rows, { ranksOf, desc }) => sortByRanks(rows, ranksOf(data), desc),
    unsortedModel.rows.map(({ index }) => index),
  )
  const rows = sortedIndexes.map((index) => rowByIndex.get(index)).filter((row) => row !== undefined)
  return { rows, flatRows: rows, rowsById: unsortedModel.rowsById }
}

/** Returns the sorted rows; replaces the engine's sorted row model, which compares values. Our columns have ranks. */
export function createRankedRowModel<Row extends RowData>(engine: Sorting<Row>): () => Model<Row> {
  let cache: { unsorted: Model<Row>; sorting: unknown; sorted: Model<Row> } | undefined
  return () => {
    const unsortedModel = engine.getPreSortedRowModel()
    const sorting = engine.atoms.sorting?.get()
    if (cache?.unsorted !== unsortedModel || cache.sorting !== sorting)
      cache = { unsorted: unsortedModel, sorting, sorted: sortRows(engine, unsortedModel) }
    return cache.sorted
  }
}
