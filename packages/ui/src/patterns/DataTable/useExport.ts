import { useFormat, useTranslation } from '@press/i18n'
import { useEffect, useState } from 'react'
import { downloadText, toCsv, toTsv, type TableData } from '../../private/csv.ts'
import type { SelectedRows } from './BulkBar.tsx'
import { getCellText, type DataColumn } from './columns.ts'
import type { ExportFormat } from './ExportMenu.tsx'

interface Options<Row> {
  name: string | undefined
  onExport: ((format: Exclude<ExportFormat, 'copy'>, chosenRows: SelectedRows | null) => void) | undefined
  /** Returns the rows to export; undefined if only the server has all rows. */
  rows: (() => readonly Row[]) | undefined
  columns: readonly DataColumn<Row>[]
  selectedRows: SelectedRows | null
  /** Number of rows found. */
  count: number
}

/** Milliseconds that the result message is shown. */
const noticeMs = 4000

const toTableData = <Row>(columns: readonly DataColumn<Row>[], rows: readonly Row[]): TableData => [
  columns.map(({ header }) => header),
  ...rows.map((row) =>
    columns.map((column) => {
      const value = column.value?.(row)
      return typeof value === 'number' ? value : getCellText(column, row)
    }),
  ),
]

/** Returns the export options of the table; undefined if nothing can be exported. */
export function useExport<Row>({ name, onExport, rows, columns, selectedRows, count }: Options<Row>) {
  const { t } = useTranslation('tables')
  const { number } = useFormat()
  const [notice, setNotice] = useState('')
  useEffect(() => {
    if (!notice) return
    const timer = setTimeout(() => setNotice(''), noticeMs)
    return () => clearTimeout(timer)
  }, [notice])
  const formats: ExportFormat[] = [
    ...(onExport ? (['csv', 'xlsx'] as const) : name && rows ? (['csv'] as const) : []),
    ...(rows && (name ?? onExport) ? (['copy'] as const) : []),
  ]
  if (formats.length === 0) return undefined
  const copyRows = async () => {
    const copiedRows = rows?.() ?? []
    try {
      await navigator.clipboard.writeText(toTsv(toTableData(columns, copiedRows)))
      setNotice(t('export.copied', { value: number(copiedRows.length) }))
    } catch {
      setNotice(t('export.copyFailed'))
    }
  }
  return {
    formats,
    count: selectedRows?.count ?? count,
    onlySelected: selectedRows !== null,
    notice,
    onExport: (format: ExportFormat) => {
      if (format === 'copy') void copyRows()
      else if (onExport) onExport(format, selectedRows)
      else downloadText(`${name}.csv`, toCsv(toTableData(columns, rows?.() ?? [])), 'text/csv;charset=utf-8')
    },
  }
}
