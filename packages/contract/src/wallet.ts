import { bookLanguages, walletStatuses, type Wallet, type WalletAccrual, type WalletWork } from '@press/domain'
import { z } from 'zod'
import { defineCalls } from './define-calls.ts'
import { isoDate, id, idParams, listQuery } from './common-schemas.ts'
import { accrual } from './payouts.ts'
import { workTask } from './projects.ts'
import { schemaFor } from './schema-for.ts'

/** A money amount in tiyn. */
const sum = z.number().int().nonnegative()
/** A month, such as `2026-11`. */
const month = z.string().regex(/^\d{4}-\d{2}$/)

const wallet = schemaFor<Wallet>()(
  z.object({
    owed: sum,
    checking: sum,
    paid: sum,
    received: z.object({ gross: sum, withheld: sum, net: sum }),
    agreed: z.object({ count: z.number().int(), sum }),
    counts: z.object({ owed: z.number().int(), checking: z.number().int(), paid: z.number().int() }),
    months: z.array(z.object({ month, paid: sum, owed: sum })),
  }),
)

const walletWork = schemaFor<WalletWork>()(
  workTask.pick({ id: true, name: true, unit: true, price: true, status: true, completed_at: true }).extend({
    project_id: id.nullable(),
    book_name: z.string(),
    language: z.enum(bookLanguages),
    act_id: id.nullable(),
    payment: z.object({ number: z.string(), date: isoDate }).nullable(),
  }),
)

const walletAccrual = schemaFor<WalletAccrual>()(
  accrual
    .pick({ id: true, kind: true, number: true, date: true, gross: true, net: true, paid_on: true, cancelled_at: true })
    .extend({
      works: z.number().int(),
      withheld: sum,
    }),
)

/* Every call returns only the caller's own works. */
export const walletCalls = defineCalls({
  'GET /api/wallet': {
    summary: 'Sums of the caller’s submitted works: in review, owed, paid, and by month for a year back',
    access: 'session',
    shows: ['project', 'contract', 'realisation'],
    response: wallet,
  },
  'GET /api/wallet/works': {
    summary: 'The caller’s submitted works',
    access: 'session',
    shows: ['project'],
    query: listQuery(['completed_at', 'book_name', 'price', 'status']).extend({
      status: z.enum(walletStatuses).optional(),
    }),
    response: z.object({ works: z.array(walletWork), total: z.number().int() }),
  },
  'GET /api/wallet/acts': {
    summary: 'The caller’s acts of completed works and royalties, by number or book',
    access: 'session',
    shows: ['project', 'realisation'],
    query: listQuery(['date', 'number', 'gross', 'net']),
    response: z.object({ acts: z.array(walletAccrual), total: z.number().int() }),
  },
  'GET /api/wallet/acts/{id}.pdf': {
    summary: 'An act or a royalty of the caller as PDF, in the requested language or the caller’s',
    access: 'session',
    lasting: 'a downloaded file',
    params: idParams,
    query: z.object({ lang: z.enum(['ru', 'kz', 'en']).optional() }),
  },
})
