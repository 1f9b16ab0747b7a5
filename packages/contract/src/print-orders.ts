import { bookLanguages, limits, printWorkStatuses, type PrintOrder } from '@press/domain'
import { z } from 'zod'
import { calls, may } from './define-calls.ts'
import { day, id, idParams, line, listQuery, madeAgainst, version } from './common-schemas.ts'
import { binding, bookFormat } from './materials.ts'
import { count } from './tech-card-schemas.ts'
import { schemaFor } from './schema-for.ts'

/** In tiyn. */
const sum = z.number().int()

/** What the press was billed for a run. */
const cost = z.object({
  cost: sum.nonnegative().max(Number.MAX_SAFE_INTEGER),
  bill_number: line(100).default(''),
  bill_date: day.nullable().default(null),
  note: z.string().max(limits.note).default(''),
})

export const printOrder = schemaFor<PrintOrder>()(
  z.object({
    id,
    book_name: z.string(),
    language: z.enum(bookLanguages),
    authors: z.string(),
    src_cover: z.string().nullable(),
    copies: count.nullable(),
    format: bookFormat.nullable(),
    pages: count.nullable(),
    binding: binding.nullable(),
    status: z.enum(printWorkStatuses),
    start_date: day,
    completed_date: day.nullable(),
    planned: sum.nullable(),
    actual: cost.extend({ version }).nullable(),
  }),
)

const list = listQuery(['start_date', 'book_name', 'copies', 'planned', 'actual', 'difference']).extend({
  /** Without days it is this year so far; at most 400 days. */
  from: day.optional(),
  to: day.optional(),
  status: z.enum(printWorkStatuses).optional(),
  /** Those whose bill is not noted yet. */
  billed: z.enum(['no']).optional(),
})
const writes = may('invoices', 'write')

export const printOrderCalls = calls({
  'GET /api/print-orders': {
    summary: 'Runs that were given to the printing house in a period and what they cost; the sums are of all found',
    access: writes,
    shows: ['techcard', 'printorder', 'pricelist'],
    query: list,
    response: z.object({
      from: day,
      to: day,
      orders: z.array(printOrder),
      total: count,
      sums: z.object({
        copies: count,
        planned: sum,
        actual: sum,
        /** What those with a bill should have cost. */
        compared: sum,
        unbilled: count,
      }),
    }),
  },
  'GET /api/print-orders/export': {
    summary: 'The runs that the search holds as CSV or XLSX',
    access: writes,
    lasting: 'a file to keep',
    query: list.omit({ page: true, per_page: true }).extend({ format: z.enum(['csv', 'xlsx']) }),
  },
  'PUT /api/print-orders/{id}/cost': {
    summary: 'Note what a run did cost, by the tech card’s id',
    access: writes,
    changes: ['printorder'],
    params: idParams,
    body: cost.extend({ version: madeAgainst }),
    response: z.object({ order: printOrder }),
  },
})
