import { getStockDocumentName } from '@press/i18n/node'
import { createColumns, type PlainTable } from '../../app/reply-with-table.ts'
import type { Translate } from '../../texts.ts'
import type { listAllMovements } from './queries.ts'

type Row = Awaited<ReturnType<typeof listAllMovements>>[number]

const fields = ['date', 'kind', 'document', 'customer', 'came', 'left', 'balance', 'reason', 'by'] as const

/** Builds a table of a book's movements, with totals of the copies in and out. */
export const buildStockTable = (bookName: string, movements: readonly Row[], t: Translate): PlainTable => ({
  title: bookName,
  columns: createColumns(fields, (field) => t(`stock:table.${field}`), ['came', 'left']),
  rows: movements.map((row) => [
    row.date,
    t(`stock:kind.${row.kind}`),
    getStockDocumentName(row, t),
    row.customer?.name ?? '',
    Math.max(0, row.copies),
    Math.max(0, -row.copies),
    row.balance,
    row.reason,
    row.by?.name ?? '',
  ]),
})
