import { useFormat, useTranslation } from '@press/i18n'
import { useMemo, type ReactNode } from 'react'
import type { Column } from '../../primitives/Table/index.ts'
import { isSortable, getKind, getCellText, type DataColumn } from './columns.ts'
import type { TableState } from './table-state.ts'

interface VisibleColumn {
  id: string
}

/**
 * Moves pinned columns to the edge that they are pinned to. In a narrow window only the first column stays pinned, because several
 * pinned columns would leave no space for the others.
 */
export function orderPinnedColumns(
  visibleColumns: readonly VisibleColumn[],
  pinned: TableState['pinned'],
  isNarrow: boolean,
): readonly { id: string; edge: 'start' | 'end' | undefined }[] {
  const getColumnsPinnedTo = (edge: 'start' | 'end' | undefined) =>
    visibleColumns.flatMap(({ id }) => (pinned[id] === edge ? [{ id, edge }] : []))
  const orderedColumns = [
    ...getColumnsPinnedTo('start'),
    ...getColumnsPinnedTo(undefined),
    ...getColumnsPinnedTo('end'),
  ]
  return isNarrow
    ? orderedColumns.map(({ id }, index) => ({ id, edge: index === 0 ? 'start' : undefined }))
    : orderedColumns
}

/** Returns the visible columns, ready to render: in the reader's order, with a cell and the alignment of their kind. */
export function useColumns<Row>(
  columns: readonly DataColumn<Row>[],
  visibleColumns: readonly VisibleColumn[],
  pinned: TableState['pinned'],
  isNarrow: boolean,
): readonly Column<Row>[] {
  const { t } = useTranslation('tables')
  const { number, date } = useFormat()
  return useMemo(() => {
    const formatCell = (column: DataColumn<Row>, row: Row): ReactNode => {
      const value = column.value?.(row)
      if (value === null || value === undefined || value === '') return t('nothing')
      if (typeof value === 'number' && getKind(column) === 'number') return number(value)
      if (typeof value === 'string' && getKind(column) === 'date') return date(value)
      return getCellText(column, row)
    }
    const columnsByKey = new Map(columns.map((column) => [column.key, column]))
    return orderPinnedColumns(visibleColumns, pinned, isNarrow).flatMap(({ id, edge }) => {
      const column = columnsByKey.get(id)
      if (!column) return []
      return {
        ...column,
        cell: column.cell ?? ((row: Row) => formatCell(column, row)),
        align: column.align ?? (getKind(column) === 'number' ? 'end' : 'start'),
        sortable: isSortable(column),
        ...(edge && { pinned: edge }),
      }
    })
  }, [columns, visibleColumns, pinned, isNarrow, t, number, date])
}
