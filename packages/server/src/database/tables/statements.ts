import type { LineState, MatchReason, PaymentPart, StatementFormat } from '@press/domain'
import { sql, type SQL } from 'drizzle-orm'
import { bigint, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, timestamptz, version, kazakhText } from '../columns.ts'
import { users } from './people.ts'

/** An amount in tiyn. */
const tiynColumn = (name: string) => bigint(name, { mode: 'number' })

/** Imported bank statements. */
export const statements = pgTable(
  'statements',
  {
    id: id(),
    version: version(),
    file_name: text('file_name').notNull(),
    format: text('format').$type<StatementFormat>().notNull(),
    bank: text('bank').notNull(),
    account: text('account').notNull(),
    date_from: date('date_from').notNull(),
    date_to: date('date_to').notNull(),
    /** The total of incoming payments according to the bank. Null when the bank gives no total. */
    turnover: tiynColumn('turnover'),
    /** The number of payments in the file that an earlier statement had already added. */
    known: integer('known').notNull(),
    /**
     * Why the statement was imported although it looks wrong. Its account may not be the press's, or its dates may be far from
     * today.
     */
    reason: text('reason').notNull().default(''),
    created_by: integer('created_by').references(() => users.id),
    created_at: createdAt(),
    closed_by: integer('closed_by').references(() => users.id),
    closed_at: timestamptz('closed_at'),
    search: text('search').generatedAlwaysAs((): SQL => sql`press_search(file_name || ' ' || bank || ' ' || account)`),
  },
  (table) => [
    index('statements_created').on(table.created_at, table.id),
    index('statements_date').on(table.date_from, table.id),
    index('statements_search').using('gin', sql`search gin_trgm_ops`),
  ],
)

/** Payments of bank statements. Each payment is stored once, however many statements contain it. */
export const statementLines = pgTable(
  'statement_lines',
  {
    id: id(),
    version: version(),
    statement_id: integer('statement_id')
      .notNull()
      .references(() => statements.id),
    /** Identifies the payment, so that it is recognised when a later statement contains it again. */
    fingerprint: text('fingerprint').notNull(),
    /** The number of the bank's document. */
    number: text('number').notNull(),
    date: date('date').notNull(),
    amount: tiynColumn('amount').notNull(),
    payer_name: kazakhText('payer_name').notNull(),
    payer_bin: text('payer_bin').notNull(),
    payer_account: text('payer_account').notNull(),
    purpose: text('purpose').notNull(),
    state: text('state').$type<LineState>().notNull(),
    reason: text('reason').$type<MatchReason>().notNull(),
    /** The offers between which the payment is split. Before the decision, they are suggestions. */
    parts: jsonb('parts').$type<PaymentPart[]>().notNull(),
    /** The person who decided; null when the match was certain without a person. */
    decided_by: integer('decided_by').references(() => users.id),
    decided_at: timestamptz('decided_at'),
    search: text('search').generatedAlwaysAs(
      (): SQL => sql`press_search(payer_name || ' ' || payer_bin || ' ' || purpose || ' ' || number)`,
    ),
  },
  (table) => [
    uniqueIndex('statement_lines_fingerprint').on(table.fingerprint),
    index('statement_lines_statement').on(table.statement_id, table.state, table.date),
    index('statement_lines_payer').on(table.payer_bin, table.date),
    index('statement_lines_open')
      .on(table.statement_id)
      .where(sql`state in ('confirm', 'unknown')`),
  ],
)
