import type { EarningKind, PayeeKind, WithheldLine, AccrualParty, AccrualRoyalty, ActWork } from '@press/domain'
import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, timestamptz, version } from '../columns.ts'
import { contracts } from './contracts.ts'
import { users } from './people.ts'

/** A payment order by which accruals were paid in one step; the accruals and their works name it. */
export const payouts = pgTable('payouts', {
  id: id(),
  /** Made by who asked for it, so that what was sent twice is paid once. */
  key: uuid('key').notNull().unique(),
  number: text('number').notNull(),
  date: date('date').notNull(),
  paid_by: integer('paid_by').references(() => users.id),
  created_at: createdAt(),
})

/**
 * What the press owes somebody, with what is withheld from it: an act of completed works, or a royalty of a period. It is made before
 * it is paid. It says what held on its day, and only its payment or its cancellation changes it.
 */
export const accruals = pgTable(
  'accruals',
  {
    id: id(),
    version: version(),
    kind: text('kind').$type<EarningKind>().notNull(),
    /** The number counts within its kind and year. */
    year: integer('year').notNull(),
    number: integer('number').notNull(),
    date: date('date').notNull(),
    /** Who is paid, where they have an account. */
    payee_id: integer('payee_id').references(() => users.id),
    payee: text('payee').$type<PayeeKind>().notNull().default('person'),
    party: jsonb('party').$type<AccrualParty>().notNull(),
    contract_id: integer('contract_id').references(() => contracts.id),
    /** In tiyn, like the net sum. */
    gross: bigint('gross', { mode: 'number' }).notNull(),
    withheld: jsonb('withheld').$type<WithheldLine[]>().notNull().default([]),
    net: bigint('net', { mode: 'number' }).notNull(),
    /** The lines of an act. */
    works: jsonb('works').$type<ActWork[]>().notNull().default([]),
    /** What a royalty is for. */
    royalty: jsonb('royalty').$type<AccrualRoyalty>(),
    /** The day of its payment. */
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
    // What counts towards the ceilings of a month and a year.
    index('accruals_bin').on(sql`(party->>'bin')`, table.date),
    index('accruals_date').on(table.date),
    // What waits for its payment.
    index('accruals_unpaid')
      .on(table.date, table.id)
      .where(sql`paid_on is null and cancelled_at is null`),
    check('accruals_cancelled', sql`paid_on is null or cancelled_at is null`),
  ],
)
