import { bookLanguages, payoutNumberLength, workTypes } from '@press/domain'
import { z } from 'zod'
import { calls, may } from './call.ts'
import { day, id, line, madeAgainst, moment, version } from './common.ts'
import { activeUser } from './people.ts'

/** In tiyn. */
const sum = z.number().int().nonnegative()
const count = z.number().int().nonnegative()

/** An approved work that nobody has paid yet. */
export const payableWork = z.object({
  id,
  version,
  name: z.enum(workTypes),
  unit: z.string(),
  /** Null where no sum was agreed: it cannot be paid so. */
  price: sum.nullable(),
  book_name: z.string(),
  language: z.enum(bookLanguages),
  techcard_id: id,
  /** When it was handed in, and in which month. */
  completed_at: moment.nullable(),
  month: z.string().nullable(),
  executor: activeUser,
})
export type PayableWork = z.output<typeof payableWork>

/** Works paid in one step by one payment order. */
export const payout = z.object({
  id,
  number: z.string(),
  date: day,
  works: count,
  people: count,
  sum,
  paid_by: activeUser.nullable(),
})
export type Payout = z.output<typeof payout>

const pays = may('projects', 'pay')

export const payoutCalls = calls({
  'GET /api/payouts': {
    summary: 'Approved works that wait for their money, by executor and by month, and the latest payment orders',
    access: pays,
    response: z.object({ works: z.array(payableWork), payouts: z.array(payout) }),
  },
  'GET /api/payouts/export': {
    summary: 'The works that wait for their money as a table, or those of one payment order',
    access: pays,
    query: z.object({ format: z.enum(['csv', 'xlsx']), payout: z.coerce.number().int().positive().optional() }),
  },
  'POST /api/payouts': {
    summary: 'Pay works by one payment order, all of them or none; asked again with the same key it answers as before',
    access: pays,
    body: z.object({
      /** Made anew for each payment by who asks: what was sent twice is paid once. */
      key: z.uuid(),
      number: line(payoutNumberLength),
      date: day,
      works: z
        .array(z.object({ id, version: madeAgainst }))
        .min(1)
        .max(500),
    }),
    response: z.object({ payout }),
  },
})
