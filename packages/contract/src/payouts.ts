import {
  bookLanguages,
  maxCancelReasonLength,
  earningKinds,
  payeeKinds,
  maxPayoutNumberLength,
  withheldKinds,
  workTypes,
  type Accrual,
  type AccrualParty,
  type AccrualRoyalty,
  type ActWork,
  type PayableWork,
  type Payout,
  type WithheldLine,
} from '@press/domain'
import { z } from 'zod'
import { defineCalls, requirePermission } from './define-calls.ts'
import { isoDate, id, idParams, singleLineText, expectedVersion, isoDateTime, version } from './common-schemas.ts'
import { activeUser } from './profile.ts'
import { schemaFor } from './schema-for.ts'

/** A money amount in tiyn. */
const sum = z.number().int().nonnegative()
const count = z.number().int().nonnegative()
const language = z.enum(['ru', 'kz', 'en'])

export const payableWork = schemaFor<PayableWork>()(
  z.object({
    id,
    version,
    name: z.enum(workTypes),
    unit: z.string(),
    price: sum.nullable(),
    book_name: z.string(),
    language: z.enum(bookLanguages),
    techcard_id: id,
    completed_at: isoDateTime.nullable(),
    month: z.string().nullable(),
    executor: activeUser,
  }),
)

const party = schemaFor<AccrualParty>()(
  z.object({
    name: z.string(),
    bin: z.string(),
    address: z.string(),
    account: z.string(),
    bank: z.string(),
    bic: z.string(),
    kbe: z.string(),
  }),
)

const actWork = schemaFor<ActWork>()(
  z.object({
    id,
    name: z.enum(workTypes),
    unit: z.string(),
    price: sum,
    book_name: z.string(),
    language: z.enum(bookLanguages),
    due: isoDate.nullable(),
    handed_in: isoDate.nullable(),
  }),
)

const royalty = schemaFor<AccrualRoyalty>()(
  z.object({
    book_name: z.string(),
    from: isoDate,
    to: isoDate,
    share: z.number(),
    place: z.number().int().nonnegative().optional(),
  }),
)

export const withheldLine = schemaFor<WithheldLine>()(
  z.object({ kind: z.enum(withheldKinds), base: sum, rate: z.number(), sum }),
)
export const accrual = schemaFor<Accrual>()(
  z.object({
    id,
    version,
    kind: z.enum(earningKinds),
    year: z.number().int(),
    number: z.number().int(),
    date: isoDate,
    payee_id: id.nullable(),
    payee: z.enum(payeeKinds),
    party,
    contract: z.object({ id, number: z.string(), date: isoDate }).nullable(),
    gross: sum,
    withheld: z.array(withheldLine),
    net: sum,
    works: z.array(actWork),
    royalty: royalty.nullable(),
    paid_on: isoDate.nullable(),
    cancelled_at: isoDateTime.nullable(),
    reason: z.string(),
  }),
)

export const payout = schemaFor<Payout>()(
  z.object({
    id,
    number: z.string(),
    date: isoDate,
    works: count,
    people: count,
    gross: sum,
    withheld: sum,
    net: sum,
    paid_by: activeUser.nullable(),
  }),
)

/** A bank account of the press from which it can pay. */
const account = z.object({ name: z.string(), account: z.string(), bank: z.string() })

const payAccess = requirePermission('projects', 'pay')
const accrualVersions = z
  .array(z.object({ id, version: expectedVersion }))
  .min(1)
  .max(500)

export const payoutCalls = defineCalls({
  'GET /api/payouts': {
    summary: 'Approved works without an act, unpaid acts and royalties, and the latest payment orders',
    access: payAccess,
    shows: ['project', 'realisation', 'setting'],
    response: z.object({
      works: z.array(payableWork),
      accruals: z.array(accrual),
      payouts: z.array(payout),
      accounts: z.array(account),
      /** The ids of payees who paid their own taxes at their last payout. */
      entrepreneurs: z.array(id),
    }),
  },
  'GET /api/payouts/export': {
    summary: 'The unpaid works, or the works of one payment order, as a table',
    access: payAccess,
    lasting: 'a downloaded file',
    query: z.object({ format: z.enum(['csv', 'xlsx']), payout: z.coerce.number().int().positive().optional() }),
  },
  'GET /api/payouts/withheld/export': {
    summary: 'The amounts withheld from each person per month of a period, by payment date, for form 200.00',
    access: payAccess,
    lasting: 'a downloaded file',
    query: z.object({ format: z.enum(['csv', 'xlsx']), from: isoDate, to: isoDate }),
  },
  'GET /api/payouts/accruals/{id}.pdf': {
    summary: 'An act or a royalty as PDF, in the requested language or the caller’s',
    access: payAccess,
    lasting: 'a downloaded file',
    params: idParams,
    query: z.object({ lang: language.optional() }),
  },
  'POST /api/payouts/acts': {
    summary:
      'Create an act for each executor of approved works, all of them or none; refused if a party’s details are incomplete',
    access: payAccess,
    changes: ['project'],
    body: z.object({
      date: isoDate,
      works: accrualVersions,
      /** The ids of executors who pay their own taxes as entrepreneurs (ИП). */
      entrepreneurs: z.array(id).max(500).default([]),
    }),
    response: z.object({ accruals: z.array(accrual) }),
  },
  'POST /api/payouts/accruals/{id}/cancel': {
    summary: 'Cancel an unpaid act or royalty; its number stays used, and its works can get another act',
    access: payAccess,
    changes: ['project', 'realisation'],
    params: idParams,
    body: z.object({ reason: z.string().trim().max(maxCancelReasonLength), version: expectedVersion }),
    response: z.object({ accrual }),
  },
  'GET /api/payouts/orders.txt': {
    summary:
      'Payment orders for acts and royalties as a bank file (1CClientBankExchange), one per payee; nothing is marked as paid',
    access: payAccess,
    lasting: 'a downloaded file',
    query: z.object({
      /** The comma-separated ids of the accruals to pay. */
      accruals: z.string().regex(/^\d{1,10}(?:,\d{1,10}){0,499}$/),
      /** The press’s bank account that pays. */
      account: singleLineText(40),
      /** The number of the first payment order. The following orders get consecutive numbers. */
      number: z.coerce.number().int().positive().max(999_999_999),
      date: isoDate,
      /** The purpose of payment (КНП). */
      knp: singleLineText(3),
    }),
  },
  'POST /api/payouts': {
    summary:
      'Pay acts and royalties by one payment order, all of them or none; a retry with the same key returns the same answer',
    access: payAccess,
    changes: ['project', 'realisation'],
    body: z.object({
      /** An idempotency key that the caller creates for each payment. A request that is sent twice pays once. */
      key: z.uuid(),
      number: singleLineText(maxPayoutNumberLength),
      date: isoDate,
      accruals: accrualVersions,
    }),
    response: z.object({ payout }),
  },
})
