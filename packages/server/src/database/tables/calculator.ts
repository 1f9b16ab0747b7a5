import type { BookParams, Prices } from '@press/domain'
import { priceListStatuses } from '@press/domain'
import { sql, type SQL } from 'drizzle-orm'
import { bigint, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, timestamptz, updatedAt, version, kazakhText } from '../columns.ts'
import { users } from './people.ts'

/** The printing prices from a given day on. A price list in force is never changed, but replaced by a new list. */
export const priceLists = pgTable(
  'price_lists',
  {
    id: id(),
    version: version(),
    number: integer('number').notNull().unique(),
    /** The first day on which the price list applies. */
    from: date('from').notNull(),
    status: text('status', { enum: priceListStatuses }).notNull().default('draft'),
    prices: jsonb('prices').$type<Prices>().notNull(),
    /** The person who created the price list; null for the price list that a new press starts with. */
    created_by: integer('created_by').references(() => users.id),
    created_at: createdAt(),
    updated_at: updatedAt(),
    entered_at: timestamptz('entered_at'),
  },
  (table) => [
    uniqueIndex('price_lists_from')
      .on(table.from)
      .where(sql`status = 'entered'`),
  ],
)

/** A saved calculation. Its result uses the price list that was in force when it was saved. */
export const calculations = pgTable(
  'calculations',
  {
    id: id(),
    version: version(),
    owner_id: integer('owner_id')
      .notNull()
      .references(() => users.id),
    name: kazakhText('name').notNull(),
    book: jsonb('book').$type<Required<BookParams>>().notNull(),
    price_list_id: integer('price_list_id')
      .notNull()
      .references(() => priceLists.id),
    /** The day whose VAT rate applies. */
    date: date('date').notNull(),
    /** The price of a copy, in tiyn. */
    unit_price: bigint('unit_price', { mode: 'number' }).notNull(),
    /** The sum in tiyn, including VAT. */
    sum: bigint('sum', { mode: 'number' }).notNull(),
    vat: bigint('vat', { mode: 'number' }).notNull(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    search: text('search').generatedAlwaysAs(
      (): SQL => sql`press_search(name || ' ' || (book ->> 'title') || ' ' || (book ->> 'format'))`,
    ),
  },
  (table) => [
    index('calculations_updated').on(table.owner_id, table.updated_at, table.id),
    index('calculations_name').on(table.owner_id, table.name, table.id),
    index('calculations_sum').on(table.owner_id, table.sum, table.id),
    index('calculations_search').using('gin', sql`search gin_trgm_ops`),
  ],
)
