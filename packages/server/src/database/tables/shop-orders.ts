import type { ShopOrderItem } from '@press/contract'
import type { ShopOrderStatus } from '@press/domain'
import { sql, type SQL } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, foldedIndex, id, timestamptz, updatedAt, version } from '../columns.ts'
import { users } from './people.ts'

/** Orders of the press's shop: who bought which books, and how far they are. */
export const shopOrders = pgTable(
  'shop_orders',
  {
    id: id(),
    version: version(),
    status: text('status').$type<ShopOrderStatus>().notNull().default('new'),
    status_since: timestamptz('status_since').notNull().defaultNow(),
    /** The shop's own; null for orders of before it sent them. */
    number: text('number').unique(),
    /** Of what the shop sent, so that the same sent once more is told from another under the number. */
    content_hash: text('content_hash'),
    customer_name: text('customer_name').notNull(),
    customer_email: text('customer_email').notNull().default(''),
    customer_phone: text('customer_phone').notNull().default(''),
    customer_address: text('customer_address').notNull().default(''),
    /** As they were bought: an order is a paper, not a view of the catalogue. */
    items: jsonb('items').$type<ShopOrderItem[]>().notNull(),
    /** Their names in one line, for the search. */
    titles: text('titles').notNull().default(''),
    /** In tiyn, VAT included. */
    sum: bigint('sum', { mode: 'number' }).notNull(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    /** When the name and the contacts of the customer were taken out, as their years were over. */
    contacts_cleared_at: timestamptz('contacts_cleared_at'),
    search: text('search').generatedAlwaysAs(
      (): SQL => sql`press_search(id::text || ' ' || coalesce(number, '') || ' ' || customer_name || ' ' || titles)`,
    ),
  },
  (table) => [
    // A board holds what is under way before what was sent.
    index('shop_orders_board').on(sql`(status = 'done')`, table.created_at.desc(), table.id.desc()),
    index('shop_orders_done')
      .on(table.status_since)
      .where(sql`status = 'done'`),
    index('shop_orders_search').using('gin', sql`search gin_trgm_ops`),
    foldedIndex('shop_orders'),
  ],
)

/** The one token by which the shop sends orders; of it only a hash is kept, as of a session's. */
export const shopTokens = pgTable(
  'shop_tokens',
  {
    only: boolean('only').primaryKey().default(true),
    secret_hash: text('secret_hash').notNull(),
    created_at: createdAt(),
    created_by: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    /** Written down once a minute at most. */
    used_at: timestamptz('used_at'),
  },
  ({ only }) => [check('shop_tokens_only', sql`${only}`)],
)
