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
function inOrder(rows: readonly number[], { of, count }: Ranks, descending: boolean): number[] {
  const place = (row: number) => {
    const rank = of[row] ?? count
    return descending && rank < count ? count - 1 - rank : rank
  }
  /** The position of the next row for each rank. */
  const next = new Uint32Array(count + 2)
  for (const row of rows) next[place(row) + 1] = (next[place(row) + 1] ?? 0) + 1
  for (let at = 1; at < next.length; at += 1) next[at] = (next[at] ?? 0) + (next[at - 1] ?? 0)
  const placed: number[] = []
  for (const row of rows) {
    const at = next[place(row)] ?? 0
    placed[at] = row
    next[place(row)] = at + 1
  }
  return placed
}

function sorted<Row extends RowData>(engine: Sorting<Row>, before: Model<Row>): Model<Row> {
  const columns = (engine.atoms.sorting?.get() ?? []).flatMap(({ id, desc }) => {
    const { meta, enableSorting } = engine.getColumn(id)?.columnDef ?? {}
    return enableSorting ? [{ ...(meta as RankedMeta<Row>), desc }] : []
  })
  if (columns.length === 0) return before
  const { data } = engine.options
  const byIndex = new Map(before.rows.map((row) => [row.index, row]))
  // Sorts from the last column to the first: a stable sort keeps the order of later columns among equal values of earlier ones.
  const order = columns.reduceRight(
    (rows, { ranksOf, desc }) => inOrder(rows, ranksOf(data), desc),
    before.rows.map(({ index }) => index),
  )
  const rows = order.map((index) => byIndex.get(index)).filter((row) => row !== undefined)
  return { rows, flatRows: rows, rowsById: before.rowsById }
}

/** Returns the sorted rows; replaces the engine's sorted row model, which compares values. Our columns have ranks. */
export function rankedRowModel<Row extends RowData>(engine: Sorting<Row>): () => Model<Row> {
  let last: { before: Model<Row>; sorting: unknown; after: Model<Row> } | undefined
  return () => {
    const before = engine.getPreSortedRowModel()
    const sorting = engine.atoms.sorting?.get()
    if (last?.before !== before || last.sorting !== sorting) last = { before, sorting, after: sorted(engine, before) }
    return last.after
  }
}
