import { invoiceStates, type InvoiceRow } from '@press/domain'
import { z } from 'zod'
import { defineCalls, requirePermission } from './define-calls.ts'
import { isoDate, id, listQuery } from './common-schemas.ts'
import { nonNegativeCount } from './tech-card-schemas.ts'
import { schemaFor } from './schema-for.ts'

/** A money amount in tiyn. */
const sum = z.number().int()

/** An issued invoice. `id` is the id of its offer. */
export const issuedInvoice = schemaFor<InvoiceRow>()(
  z.object({
    id,
    number: z.string(),
    revision: z.number().int(),
    invoice_number: z.string().nullable(),
    invoice_date: isoDate,
    /** The last day to pay. */
    due: isoDate,
    recipient_name: z.string(),
    recipient_bin: z.string(),
    /** The first title of the offer, and the number of its titles. */
    book_name: z.string(),
    books: nonNegativeCount,
    sum,
    paid: sum,
    /** The amount that is still unpaid. */
    rest: sum,
    /** The paid part, in whole percent. */
    progress: z.number(),
    state: z.enum(invoiceStates),
  }),
)

const invoiceListQuery = listQuery(['invoice_date', 'recipient_name', 'sum', 'rest']).extend({
  state: z.enum(invoiceStates).optional(),
})

export const invoiceCalls = defineCalls({
  'GET /api/invoices': {
    summary: 'Issued invoices the caller may see; the sums cover all search results',
    access: requirePermission('invoices', 'read'),
    shows: ['offer', 'statement'],
    query: invoiceListQuery,
    response: z.object({
      bills: z.array(issuedInvoice),
      total: nonNegativeCount,
      /** The number of search results in each state. */
      counts: z.partialRecord(z.enum(invoiceStates), nonNegativeCount),
      sums: z.object({ billed: sum, paid: sum, rest: sum }),
    }),
  },
  'GET /api/invoices/export': {
    summary: 'The invoices of the search as CSV or XLSX',
    access: requirePermission('invoices', 'read'),
    lasting: 'a downloaded file',
    query: invoiceListQuery.omit({ page: true, per_page: true }).extend({ format: z.enum(['csv', 'xlsx']) }),
  },
})
