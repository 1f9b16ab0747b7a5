import type { PrintOrder } from '@press/domain'
import type { PrintNames } from '@press/i18n/node'
import { tiynToTenge, type PlainTable, createColumns } from '../../app/reply-with-table.ts'
import type { Translate } from '../../texts.ts'

const columnKeys = [
  'book_name',
  'authors',
  'copies',
  'format',
  'pages',
  'binding',
  'status',
  'start_date',
  'completed_date',
  'planned',
  'actual',
  'bill_number',
  'bill_date',
  'note',
] as const

const toTenge = (sum: number | null | undefined): number | null => (sum == null ? null : tiynToTenge(sum))

export const buildPrintOrderTable = (orders: readonly PrintOrder[], t: Translate, names: PrintNames): PlainTable => ({
  title: t('print-orders:title'),
  columns: createColumns(columnKeys, (key) => t(`print-orders:field.${key}`), ['copies', 'planned', 'actual']),
  rows: orders.map(({ binding, status, planned, actual, ...order }) => [
    order.book_name,
    order.authors,
    order.copies,
    order.format,
    order.pages,
    binding && names.binding(binding),
    t(`print-orders:status.${status}`),
    order.start_date,
    order.completed_date,
    toTenge(planned),
    toTenge(actual?.cost),
    actual?.bill_number ?? null,
    actual?.bill_date ?? null,
    actual?.note ?? null,
  ]),
})
