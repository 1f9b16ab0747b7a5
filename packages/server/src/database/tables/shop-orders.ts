import type { ShopOrderStatus, ShopOrderItem } from '@press/domain'
import { sql, type SQL } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, foldedIndex, id, timestamptz, updatedAt, version } from '../columns.ts'
import { users } from './people.ts'

/** Orders of the press's shop, with the customers, the books and the status. */
export const shopOrders = pgTable(
  'shop_orders',
  {
    id: id(),
    version: version(),
    status: text('status').$type<ShopOrderStatus>().notNull().default('new'),
    status_since: timestamptz('status_since').notNull().defaultNow(),
    /** The shop's order number. Null for orders that are older than the connection to the shop. */
    number: text('number').unique(),
    /** A hash of the data that the shop sent. It distinguishes a repeated order from a different order with the same number. */
    content_hash: text('content_hash'),
    customer_name: text('customer_name').notNull(),
    customer_email: text('customer_email').notNull().default(''),
    customer_phone: text('customer_phone').notNull().default(''),
    customer_address: text('customer_address').notNull().default(''),
    /** The items as they were bought, because an order is a document and not a view of the catalogue. */
    items: jsonb('items').$type<ShopOrderItem[]>().notNull(),
    /** The names of the items in one line, for the search. */
    titles: text('titles').notNull().default(''),
    /** The sum in tiyn, including VAT. */
    sum: bigint('sum', { mode: 'number' }).notNull(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    /** When the customer's name and contacts were removed, after their retention period. */
    contacts_cleared_at: timestamptz('contacts_cleared_at'),
    search: text('search').generatedAlwaysAs(
      (): SQL => sql`press_search(id::text || ' ' || coalesce(number, '') || ' ' || customer_name || ' ' || titles)`,
    ),
  },
  (table) => [
    // A board shows open orders before delivered orders.
    index('shop_orders_board').on(sql`(status = 'done')`, table.created_at.desc(), table.id.desc()),
    index('shop_orders_done')
      .on(table.status_since)
      .where(sql`status = 'done'`),
    index('shop_orders_search').using('gin', sql`search gin_trgm_ops`),
    foldedIndex('shop_orders'),
  ],
)

/** The token with which the shop sends orders. There is one at most. Only its hash is stored, as for a session. */
export const shopTokens = pgTable(
  'shop_tokens',
  {
    only: boolean('only').primaryKey().default(true),
    secret_hash: text('secret_hash').notNull(),
    created_at: createdAt(),
    created_by: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    /** When the token was last used. Updated once a minute at most. */
    used_at: timestamptz('used_at'),
  },
  ({ only }) => [check('shop_tokens_only', sql`${only}`)],
)
