import { useFormat, useTranslation } from '@press/i18n'
import { useMemo, type ReactNode } from 'react'
import type { Column } from '../../primitives/Table/index.ts'
import { arranged, isSortable, kindOf, wordsOf, type DataColumn } from './columns.ts'
import type { TableState } from './tableState.ts'

/** The columns in sight, ready to be drawn: in the reader's order, with a cell and with the alignment of their kind. */
export function useColumns<Row>(
  columns: readonly DataColumn<Row>[],
  { order, hidden, pinned }: Pick<TableState, 'order' | 'hidden' | 'pinned'>,
  narrow: boolean,
): readonly Column<Row>[] {
  const { t } = useTranslation('tables')
  const { number, date } = useFormat()
  return useMemo(() => {
    const written = (column: DataColumn<Row>, row: Row): ReactNode => {
      const value = column.value?.(row)
      if (value === null || value === undefined || value === '') return t('nothing')
      if (typeof value === 'number' && kindOf(column) === 'number') return number(value)
      if (typeof value === 'string' && kindOf(column) === 'date') return date(value)
      return wordsOf(column, row)
    }
    return arranged(columns, { order, hidden, pinned }, narrow).map(({ column, pinned: edge }) => ({
      ...column,
      cell: column.cell ?? ((row) => written(column, row)),
      align: column.align ?? (kindOf(column) === 'number' ? 'end' : 'start'),
      sortable: isSortable(column),
      ...(edge && { pinned: edge }),
    }))
  }, [columns, order, hidden, pinned, narrow, t, number, date])
}
