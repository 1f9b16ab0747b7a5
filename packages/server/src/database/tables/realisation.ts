import type { SaleChannel, DeliveryState, RoyaltyAuthor } from '@press/domain'
import { locales } from '@press/i18n/node'
import { sql } from 'drizzle-orm'
import { bigint, check, date, doublePrecision, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, timestamptz, version } from '../columns.ts'
import { books } from './books.ts'
import { contracts } from './contracts.ts'
import { files } from './files.ts'
import { users } from './people.ts'

/** What an author contract gives for the copies of its title that are sold. */
export const royaltyTerms = pgTable(
  'royalty_terms',
  {
    contract_id: integer('contract_id')
      .primaryKey()
      .references(() => contracts.id, { onDelete: 'cascade' }),
    book_id: integer('book_id')
      .notNull()
      .references(() => books.id, { onDelete: 'cascade' }),
    /** Per cent of the revenue without VAT. */
    rate: doublePrecision('rate').notNull(),
    /** In the order of the contract; their shares are a hundred per cent. */
    authors: jsonb('authors').$type<RoyaltyAuthor[]>().notNull(),
    /** Where statements go, and in which language. */
    email: text('email').notNull().default(''),
    language: text('language', { enum: locales }).notNull().default('kz'),
  },
  (table) => [
    index('royalty_terms_book').on(table.book_id),
    check('royalty_terms_rate', sql`rate > 0 and rate <= 100`),
  ],
)

/**
 * Copies that a channel reports by itself: its till, a partner's report, an agreement with the university. Orders of the shop and offers with a sales
 * contract are read where they stand and never written here. What comes back is a row below zero.
 */
export const bookSales = pgTable(
  'book_sales',
  {
    id: id(),
    version: version(),
    book_id: integer('book_id')
      .notNull()
      .references(() => books.id, { onDelete: 'cascade' }),
    channel: text('channel').$type<SaleChannel>().notNull(),
    date: date('date').notNull(),
    copies: integer('copies').notNull(),
    /** In tiyn, VAT included. */
    sum: bigint('sum', { mode: 'number' }).notNull(),
    note: text('note').notNull().default(''),
    created_by: integer('created_by').references(() => users.id),
    created_at: createdAt(),
  },
  (table) => [
    index('book_sales_date').on(table.date, table.book_id),
    index('book_sales_book').on(table.book_id),
    check('book_sales_copies', sql`copies <> 0 and sign(copies) * sum >= 0`),
  ],
)

/** Statements that were sent to authors: rows are added, and their file is the very bytes that went. */
export const royaltyDeliveries = pgTable(
  'royalty_sendings',
  {
    id: id(),
    contract_id: integer('contract_id')
      .notNull()
      .references(() => contracts.id, { onDelete: 'cascade' }),
    from: date('from').notNull(),
    to: date('to').notNull(),
    language: text('language', { enum: locales }).notNull(),
    /** What the statement says is owed, in tiyn. */
    owed: bigint('owed', { mode: 'number' }).notNull(),
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
  (table) => [index('royalty_sendings_contract').on(table.contract_id, table.id)],
)
