import { sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { queryRows } from '../../database/rows.ts'
import { customersCopies } from '../shared/stock/ledger.ts'
import { latestEdition, stockOfOffer } from '../shared/stock/orders.ts'
import { stockOf } from './queries.ts'

export interface LineLeft {
  /** The position of the line in the document. */
  item: number
  /** The number of copies available; null if the copies are not tracked. */
  left: number | null
}

/** Returns the copies available for the titles of an offer. Leaves out titles whose copies are not tracked. */
export async function leftOfOffer(db: Db, offer: number): Promise<LineLeft[]> {
  const found: LineLeft[] = []
  for (const { item, book_id, offer_id } of await stockOfOffer(db, offer)) {
    if (book_id === null) found.push({ item, left: 0 })
    else if (offer_id !== null) found.push({ item, left: await customersCopies(db, book_id, offer_id) })
    else found.push({ item, left: (await stockOf(db, book_id)).left })
  }
  return found
}

/** Returns the copies available for the books of a shop order. */
export const leftOfOrder = (db: Db, order: number): Promise<LineLeft[]> =>
  queryRows<LineLeft>(
    db,
    sql`select (place - 1)::int as item, copies_left as left
      from shop_orders cross join lateral jsonb_array_elements(items) with ordinality as lines (line, place)
        join lateral (${latestEdition(sql`line->>'name'`, sql`line->>'language'`)}) edition on true
        join books on books.id = edition.id
      where shop_orders.id = ${order} order by place`,
  )
