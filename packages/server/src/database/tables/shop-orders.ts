import type { ShopOrderItem } from '@press/contract'
import type { ShopOrderStatus } from '@press/domain'
import { sql, type SQL } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, foldedIndex, id, moment, updatedAt, version } from '../columns.ts'

/** Orders of the press's shop: who bought which books, and how far they are. */
export const shopOrders = pgTable(
  'shop_orders',
  {
    id: id(),
    version: version(),
    status: text('status').$type<ShopOrderStatus>().notNull().default('new'),
    status_since: moment('status_since').notNull().defaultNow(),
    customer_name: text('customer_name').notNull(),
    /** As they were bought: an order is a paper, not a view of the catalogue. */
    items: jsonb('items').$type<ShopOrderItem[]>().notNull(),
    /** Their names in one line, for the search. */
    titles: text('titles').notNull().default(''),
    /** In tiyn, VAT included. */
    sum: bigint('sum', { mode: 'number' }).notNull(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    search: text('search').generatedAlwaysAs(
      (): SQL => sql`press_search(id::text || ' ' || customer_name || ' ' || titles)`,
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
