import type { PrintOrder } from '@press/domain'
import type { PrintNames } from '@press/i18n/node'
import { tiynToTenge, type PlainTable, columnsOf } from '../../app/reply-with-table.ts'
import type { Translate } from '../../texts.ts'

const heads = [
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

const tengeOf = (sum: number | null | undefined): number | null => (sum == null ? null : tiynToTenge(sum))

export const tableOf = (orders: readonly PrintOrder[], t: Translate, names: PrintNames): PlainTable => ({
  title: t('print-orders:title'),
  columns: columnsOf(heads, (key) => t(`print-orders:field.${key}`), ['copies', 'planned', 'actual']),
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
    tengeOf(planned),
    tengeOf(actual?.cost),
    actual?.bill_number ?? null,
    actual?.bill_date ?? null,
    actual?.note ?? null,
  ]),
})
