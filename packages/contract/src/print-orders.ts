import { bookLanguages, limits, printWorkStatuses, type PrintOrder } from '@press/domain'
import { z } from 'zod'
import { defineCalls, requirePermission } from './define-calls.ts'
import { isoDate, id, idParams, singleLineText, listQuery, expectedVersion, version } from './common-schemas.ts'
import { binding, bookFormat } from './materials.ts'
import { nonNegativeCount } from './tech-card-schemas.ts'
import { schemaFor } from './schema-for.ts'

/** A money amount in tiyn. */
const sum = z.number().int()

/** The invoiced cost of a print run. */
const cost = z.object({
  cost: sum.nonnegative().max(Number.MAX_SAFE_INTEGER),
  bill_number: singleLineText(100).default(''),
  bill_date: isoDate.nullable().default(null),
  note: z.string().max(limits.noteLength).default(''),
})

export const printOrder = schemaFor<PrintOrder>()(
  z.object({
    id,
    book_name: z.string(),
    language: z.enum(bookLanguages),
    authors: z.string(),
    src_cover: z.string().nullable(),
    copies: nonNegativeCount.nullable(),
    format: bookFormat.nullable(),
    pages: nonNegativeCount.nullable(),
    binding: binding.nullable(),
    status: z.enum(printWorkStatuses),
    start_date: isoDate,
    completed_date: isoDate.nullable(),
    planned: sum.nullable(),
    actual: cost.extend({ version }).nullable(),
  }),
)

const printOrderListQuery = listQuery(['start_date', 'book_name', 'copies', 'planned', 'actual', 'difference']).extend({
  /** The period, at most 400 days. If no dates are given, it is the current year to date. */
  from: isoDate.optional(),
  to: isoDate.optional(),
  status: z.enum(printWorkStatuses).optional(),
  /** Selects only orders whose invoice is not recorded yet. */
  billed: z.enum(['no']).optional(),
})
const writeAccess = requirePermission('invoices', 'write')

export const printOrderCalls = defineCalls({
  'GET /api/print-orders': {
    summary: 'Runs given to the printing house in a period, with their costs; the sums cover all search results',
    access: writeAccess,
    shows: ['techcard', 'printorder', 'pricelist'],
    query: printOrderListQuery,
    response: z.object({
      from: isoDate,
      to: isoDate,
      orders: z.array(printOrder),
      total: nonNegativeCount,
      sums: z.object({
        copies: nonNegativeCount,
        planned: sum,
        actual: sum,
        /** The planned cost of those orders whose invoice is recorded. */
        compared: sum,
        unbilled: nonNegativeCount,
      }),
    }),
  },
  'GET /api/print-orders/export': {
    summary: 'The runs of the search as CSV or XLSX',
    access: writeAccess,
    lasting: 'a downloaded file',
    query: printOrderListQuery.omit({ page: true, per_page: true }).extend({ format: z.enum(['csv', 'xlsx']) }),
  },
  'PUT /api/print-orders/{id}/cost': {
    summary: 'Record the actual cost of a run, by the id of its tech card',
    access: writeAccess,
    changes: ['printorder'],
    params: idParams,
    body: cost.extend({ version: expectedVersion }),
    response: z.object({ order: printOrder }),
  },
})
