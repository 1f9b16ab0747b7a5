import type { InvoiceRow } from '@press/domain'
import type { invoiceCalls } from '@press/contract'
import type { HandlersOf } from '../../app/handler.ts'
import { createColumns, replyWithTable, tiynToTenge, type PlainTable } from '../../app/reply-with-table.ts'
import type { Translate } from '../../texts.ts'
import { listAllInvoices, listInvoices } from './queries.ts'

const columnKeys = [
  'invoice_number',
  'invoice_date',
  'due',
  'recipient_name',
  'recipient_bin',
  'number',
  'sum',
  'paid',
  'rest',
  'state',
] as const

const buildInvoiceTable = (invoices: readonly InvoiceRow[], t: Translate): PlainTable => ({
  title: t('invoices:title'),
  columns: createColumns(columnKeys, (key) => t(`invoices:field.${key}`), ['sum', 'paid', 'rest']),
  rows: invoices.map((invoice) => [
    invoice.invoice_number,
    invoice.invoice_date,
    invoice.due,
    invoice.recipient_name,
    invoice.recipient_bin,
    t('offer-words:number', { number: invoice.number }),
    tiynToTenge(invoice.sum),
    tiynToTenge(invoice.paid),
    tiynToTenge(invoice.rest),
    t(`invoices:state.${invoice.state}`),
  ]),
})

export const handlers: HandlersOf<typeof invoiceCalls> = {
  'GET /api/invoices': (call) => listInvoices(call, call.query),
  'GET /api/invoices/export': async (call) => {
    const { query, t } = call
    return replyWithTable(call, buildInvoiceTable(await listAllInvoices(call, query), t), query.format, 'invoices')
  },
}
