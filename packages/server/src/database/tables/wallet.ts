import type { EarningKind, PayeeKind, WithheldLine, AccrualParty, AccrualRoyalty, ActWork } from '@press/domain'
import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, timestamptz, version } from '../columns.ts'
import { contracts } from './contracts.ts'
import { users } from './people.ts'

/** A payment order that paid several accruals in one step. The accruals and their works reference it. */
export const payouts = pgTable('payouts', {
  id: id(),
  /** The client's idempotency key. A request that is sent twice is paid once. */
  key: uuid('key').notNull().unique(),
  number: text('number').notNull(),
  date: date('date').notNull(),
  paid_by: integer('paid_by').references(() => users.id),
  created_at: createdAt(),
})

/**
 * A debt of the press to a person, with the withheld amounts: an act of completed works, or a royalty for a period. It is created
 * before it is paid. It records the terms of its day, and only its payment or its cancellation changes it.
 */
export const accruals = pgTable(
  'accruals',
  {
    id: id(),
    version: version(),
    kind: text('kind').$type<EarningKind>().notNull(),
    /** The year and the number. Numbers are sequential within their kind and year. */
    year: integer('year').notNull(),
    number: integer('number').notNull(),
    date: date('date').notNull(),
    /** The account of the payee, if the payee has an account. */
    payee_id: integer('payee_id').references(() => users.id),
    payee: text('payee').$type<PayeeKind>().notNull().default('person'),
    party: jsonb('party').$type<AccrualParty>().notNull(),
    contract_id: integer('contract_id').references(() => contracts.id),
    /** The amount before withholding, in tiyn. `net` is in tiyn too. */
    gross: bigint('gross', { mode: 'number' }).notNull(),
    withheld: jsonb('withheld').$type<WithheldLine[]>().notNull().default([]),
    net: bigint('net', { mode: 'number' }).notNull(),
    /** The lines of an act, one for each work. */
    works: jsonb('works').$type<ActWork[]>().notNull().default([]),
    /** The book, the period and the share for which a royalty is paid. */
    royalty: jsonb('royalty').$type<AccrualRoyalty>(),
    /** The date of the payment. */
    paid_on: date('paid_on'),
    payout_id: integer('payout_id').references(() => payouts.id),
    made_by: integer('made_by').references(() => users.id),
    created_at: createdAt(),
    cancelled_at: timestamptz('cancelled_at'),
    cancelled_by: integer('cancelled_by').references(() => users.id),
    reason: text('reason').notNull().default(''),
  },
  (table) => [
    unique('accruals_number').on(table.kind, table.year, table.number),
    index('accruals_payee').on(table.payee_id, table.date),
    index('accruals_contract').on(table.contract_id),
    index('accruals_payout').on(table.payout_id),
    // Finds the accruals that count towards the monthly and yearly ceilings of withholding.
    index('accruals_bin').on(sql`(party->>'bin')`, table.date),
    index('accruals_date').on(table.date),
    // Finds unpaid accruals.
    index('accruals_unpaid')
      .on(table.date, table.id)
      .where(sql`paid_on is null and cancelled_at is null`),
    check('accruals_cancelled', sql`paid_on is null or cancelled_at is null`),
  ],
)
