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
 * Acts, waybills and returns: what was delivered for an offer and what was returned. They are numbered by kind and year without
 * gaps. A row changes only when it is cancelled. A cancelled row keeps its number, but its sums do not count.
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
    /** The date of the delivery, which decides the VAT rate. */
    date: date('date').notNull(),
    /** The VAT rate, in per cent. */
    vat_rate: smallint('vat_rate').notNull(),
    /** Quantities and sums as in the document. They are positive for returns too. */
    lines: jsonb('lines').$type<ChargedLine[]>().notNull(),
    /** The total of the lines, in tiyn. Negative for returns. */
    sum: bigint('sum', { mode: 'number' }).notNull(),
    vat: bigint('vat', { mode: 'number' }).notNull(),
    /** The document that this document corrects, or whose goods were returned. */
    of_id: integer('of_id').references((): AnyPgColumn => turnovers.id),
    /** The reason for the correction or the return. */
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

/** Documents that were sent by e-mail. Rows are only added. Their file has exactly the bytes that were sent. */
export const offerDeliveries = pgTable(
  'offer_sendings',
  {
    id: id(),
    /** The offer. Null once the offer is deleted, because the delivery is kept. */
    offer_id: integer('offer_id').references(() => offers.id, { onDelete: 'set null' }),
    kind: text('kind').$type<OfferDocumentKind | TurnoverKind>().notNull(),
    /** The act, waybill or return that was sent, if the document is one of these. */
    turnover_id: integer('turnover_id').references(() => turnovers.id),
    language: text('language', { enum: locales }).notNull(),
    /** The version of the offer that the document shows. */
    revision: integer('revision').notNull(),
    file_id: integer('file_id')
      .notNull()
      .references(() => files.id),
    email: text('email').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    state: text('state').$type<DeliveryState>().notNull().default('queued'),
    /** The mail server's answer, if it refused the letter. */
    problem: text('problem'),
    sent_by: integer('sent_by').references(() => users.id),
    created_at: createdAt(),
    delivered_at: timestamptz('delivered_at'),
  },
  (table) => [index('offer_sendings_offer').on(table.offer_id, table.id)],
)

/** The last number assigned to a kind of document in a year. */
export const documentNumbers = pgTable(
  'document_numbers',
  {
    kind: text('kind').notNull(),
    year: smallint('year').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.year] })],
)
