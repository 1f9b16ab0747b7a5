import { sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { queryRows } from '../../database/rows.ts'
import { customersCopies } from './ledger.ts'
import { latestEdition, stockOfOffer } from './orders.ts'
import { stockOf } from './queries.ts'

export interface LineLeft {
  /** The line's place. */
  item: number
  /** Null where nobody follows the copies. */
  left: number | null
}

/** How many copies there are for the titles of an offer; titles whose copies nobody follows are left out. */
export async function leftOfOffer(db: Db, offer: number): Promise<LineLeft[]> {
  const found: LineLeft[] = []
  for (const { item, book_id, offer_id } of await stockOfOffer(db, offer)) {
    if (book_id === null) found.push({ item, left: 0 })
    else if (offer_id !== null) found.push({ item, left: await customersCopies(db, book_id, offer_id) })
    else found.push({ item, left: (await stockOf(db, book_id)).left })
  }
  return found
}

/** How many copies there are of the books of an order of the shop. */
export const leftOfOrder = (db: Db, order: number): Promise<LineLeft[]> =>
  queryRows<LineLeft>(
    db,
    sql`select (place - 1)::int as item, copies_left as left
      from shop_orders cross join lateral jsonb_array_elements(items) with ordinality as lines (line, place)
        join lateral (${latestEdition(sql`line->>'name'`, sql`line->>'language'`)}) edition on true
        join books on books.id = edition.id
      where shop_orders.id = ${order} order by place`,
  )
