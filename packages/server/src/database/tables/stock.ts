import type { StockKind } from '@press/domain'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id } from '../columns.ts'
import { books } from './books.ts'
import { offers } from './offers.ts'
import { users } from './people.ts'
import { bookSales } from './realisation.ts'
import { shopOrders } from './shop-orders.ts'
import { techCards } from './tech-cards.ts'
import { turnovers } from './turnovers.ts'

/**
 * Movements of the stock of finished books. Rows are only added, and a trigger enforces this. A corrected or cancelled document
 * adds the difference, so that the stock on any earlier day does not change. Another trigger updates `books.copies_left` and
 * refuses a result below zero (see the migration).
 */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: id(),
    book_id: integer('book_id')
      .notNull()
      .references(() => books.id),
    kind: text('kind').$type<StockKind>().notNull(),
    /** The number of copies. Negative for outgoing copies, and 0 when a count matched the recorded stock. */
    copies: integer('copies').notNull(),
    /** The date of the document. For a correction, the day on which it was made. */
    date: date('date').notNull(),
    /** The customer's order to which the copies belong. Null for the press's own copies. */
    offer_id: integer('offer_id').references(() => offers.id),
    /** The cause of the movement. These columns are null if a person entered the movement. */
    tech_card_id: integer('tech_card_id').references(() => techCards.id),
    turnover_id: integer('turnover_id').references(() => turnovers.id),
    shop_order_id: integer('shop_order_id').references(() => shopOrders.id),
    /** The report of a sales channel. It may be deleted; its movement and the reversal stay. */
    sale_id: integer('sale_id').references(() => bookSales.id, { onDelete: 'set null' }),
    reason: text('reason').notNull().default(''),
    created_by: integer('created_by').references(() => users.id),
    created_at: createdAt(),
  },
  (table) => [
    index('stock_movements_book').on(table.book_id, table.id),
    index('stock_movements_offer')
      .on(table.offer_id, table.book_id)
      .where(sql`offer_id is not null`),
    index('stock_movements_card')
      .on(table.tech_card_id)
      .where(sql`tech_card_id is not null`),
    index('stock_movements_turnover')
      .on(table.turnover_id)
      .where(sql`turnover_id is not null`),
    index('stock_movements_order')
      .on(table.shop_order_id)
      .where(sql`shop_order_id is not null`),
    index('stock_movements_sale')
      .on(table.sale_id)
      .where(sql`sale_id is not null`),
    check('stock_movements_copies', sql`copies <> 0 or kind = 'counted'`),
  ],
)
