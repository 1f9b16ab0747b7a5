import type { ChargedLine, OfferDocumentKind, DeliveryState, TurnoverKind } from '@press/domain'
import { locales } from '@press/i18n/node'
import { sql } from 'drizzle-orm'
import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { createdAt, id, timestamptz } from '../columns.ts'
import { files } from './files.ts'
import { offers } from './offers.ts'
import { users } from './people.ts'

/**
 * Acts, waybills and returns: what was handed over by an offer and what came back, numbered by kind and year without gaps. A row is never
 * changed but to cancel it, and then it keeps its number and counts for nothing.
 */
export const turnovers = pgTable(
  'turnovers',
  {
    id: id(),
    offer_id: integer('offer_id')
      .notNull()
      .references(() => offers.id),
    kind: text('kind').$type<TurnoverKind>().notNull(),
    year: smallint('year').notNull(),
    number: text('number').notNull(),
    /** Of the turnover: it decides the rate of VAT. */
    date: date('date').notNull(),
    /** Per cent. */
    vat_rate: smallint('vat_rate').notNull(),
    /** Quantities and sums as the document has them, above zero also where goods came back. */
    lines: jsonb('lines').$type<ChargedLine[]>().notNull(),
    /** What the lines come to, in tiyn; below zero where goods came back. */
    sum: bigint('sum', { mode: 'number' }).notNull(),
    vat: bigint('vat', { mode: 'number' }).notNull(),
    /** The document that it corrects, or whose goods came back. */
    of_id: integer('of_id').references((): AnyPgColumn => turnovers.id),
    /** Why it corrects, or why goods came back. */
    reason: text('reason').notNull().default(''),
    cancelled_at: timestamptz('cancelled_at'),
    cancelled_by: integer('cancelled_by').references(() => users.id),
    cancel_reason: text('cancel_reason').notNull().default(''),
    created_by: integer('created_by').references(() => users.id),
    created_at: createdAt(),
  },
  (table) => [
    index('turnovers_offer').on(table.offer_id, table.date),
    index('turnovers_date')
      .on(table.date)
      .where(sql`cancelled_at is null`),
    uniqueIndex('turnovers_number').on(table.kind, table.year, table.number),
  ],
)

/** Papers that were sent by letter: rows are added, and their file is the very bytes that went. */
export const offerDeliveries = pgTable(
  'offer_sendings',
  {
    id: id(),
    /** Null once the offer is deleted; what was sent is kept. */
    offer_id: integer('offer_id').references(() => offers.id, { onDelete: 'set null' }),
    kind: text('kind').$type<OfferDocumentKind | TurnoverKind>().notNull(),
    /** Which act, waybill or return it is. */
    turnover_id: integer('turnover_id').references(() => turnovers.id),
    language: text('language', { enum: locales }).notNull(),
    /** The version of the offer that it says. */
    revision: integer('revision').notNull(),
    file_id: integer('file_id')
      .notNull()
      .references(() => files.id),
    email: text('email').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    state: text('state').$type<DeliveryState>().notNull().default('queued'),
    /** What the mail server answered, when it would not take the letter. */
    problem: text('problem'),
    sent_by: integer('sent_by').references(() => users.id),
    created_at: createdAt(),
    delivered_at: timestamptz('delivered_at'),
  },
  (table) => [index('offer_sendings_offer').on(table.offer_id, table.id)],
)

/** The last number given to a kind of document in a year. */
export const documentNumbers = pgTable(
  'document_numbers',
  {
    kind: text('kind').notNull(),
    year: smallint('year').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.year] })],
)
