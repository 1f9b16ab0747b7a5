import type { SaleChannel, DeliveryState, RoyaltyAuthor } from '@press/domain'
import { locales } from '@press/i18n/node'
import { sql } from 'drizzle-orm'
import { bigint, check, date, doublePrecision, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, timestamptz, version } from '../columns.ts'
import { books } from './books.ts'
import { contracts } from './contracts.ts'
import { files } from './files.ts'
import { users } from './people.ts'

/** The royalty that an author contract grants for sold copies of its title. */
export const royaltyTerms = pgTable(
  'royalty_terms',
  {
    contract_id: integer('contract_id')
      .primaryKey()
      .references(() => contracts.id, { onDelete: 'cascade' }),
    book_id: integer('book_id')
      .notNull()
      .references(() => books.id, { onDelete: 'cascade' }),
    /** The royalty, in per cent of the revenue without VAT. */
    rate: doublePrecision('rate').notNull(),
    /** The authors in the order of the contract. Their shares add up to a hundred per cent. */
    authors: jsonb('authors').$type<RoyaltyAuthor[]>().notNull(),
    /** The e-mail address and the language for royalty statements. */
    email: text('email').notNull().default(''),
    language: text('language', { enum: locales }).notNull().default('kz'),
  },
  (table) => [
    index('royalty_terms_book').on(table.book_id),
    check('royalty_terms_rate', sql`rate > 0 and rate <= 100`),
  ],
)

/**
 * Copies that a sales channel reports: the shop's till, a partner's report, an agreement with the university. Shop orders and
 * offers with a sales contract are read from their own tables and never stored here. Returned copies are negative rows.
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
    /** The sum in tiyn, including VAT. */
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

/** Royalty statements that were sent to authors. Rows are only added. Their file has exactly the bytes that were sent. */
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
    /** The amount owed according to the statement, in tiyn. */
    owed: bigint('owed', { mode: 'number' }).notNull(),
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
  (table) => [index('royalty_sendings_contract').on(table.contract_id, table.id)],
)
