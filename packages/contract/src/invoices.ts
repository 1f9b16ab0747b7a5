import { billStates } from '@press/domain'
import { z } from 'zod'
import { calls, may } from './define-calls.ts'
import { day, id, listQuery } from './common-schemas.ts'
import { count } from './tech-card-schemas.ts'

/** In tiyn. */
const sum = z.number().int()

/** A bill that stands; `id` is its offer's. */
export const bill = z.object({
  id,
  number: z.string(),
  revision: z.number().int(),
  invoice_number: z.string().nullable(),
  invoice_date: day,
  /** Its last day to pay. */
  due: day,
  recipient_name: z.string(),
  recipient_bin: z.string(),
  /** Its first title, and how many there are. */
  book_name: z.string(),
  books: count,
  sum,
  paid: sum,
  /** What is still to be paid. */
  rest: sum,
  /** Paid, in whole per cent. */
  progress: z.number(),
  state: z.enum(billStates),
})
export type Bill = z.output<typeof bill>

const list = listQuery(['invoice_date', 'recipient_name', 'sum', 'rest']).extend({
  state: z.enum(billStates).optional(),
})

export const invoiceCalls = calls({
  'GET /api/invoices': {
    summary: 'Bills that stand, of those the person may see; the sums are of all found',
    access: may('invoices', 'read'),
    shows: ['offer', 'statement'],
    query: list,
    response: z.object({
      bills: z.array(bill),
      total: count,
      /** How many of each state the search holds. */
      counts: z.partialRecord(z.enum(billStates), count),
      sums: z.object({ billed: sum, paid: sum, rest: sum }),
    }),
  },
  'GET /api/invoices/export': {
    summary: 'The bills that the search holds as CSV or XLSX',
    access: may('invoices', 'read'),
    lasting: 'a file to keep',
    query: list.omit({ page: true, per_page: true }).extend({ format: z.enum(['csv', 'xlsx']) }),
  },
})
