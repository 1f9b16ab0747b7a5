import { sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { queryRows } from '../../database/rows.ts'
import { countCustomerCopies } from '../shared/stock/ledger.ts'
import { latestEditionSql, findOfferStock } from '../shared/stock/orders.ts'
import { getStock } from './queries.ts'

export interface LineAvailability {
  /** The position of the line in the document. */
  item: number
  /** The number of copies available; null if the copies are not tracked. */
  left: number | null
}

/** Returns the copies available for the titles of an offer. Leaves out titles whose copies are not tracked. */
export async function findOfferAvailability(db: Db, offerId: number): Promise<LineAvailability[]> {
  const lines: LineAvailability[] = []
  for (const { item, book_id, offer_id } of await findOfferStock(db, offerId)) {
    if (book_id === null) lines.push({ item, left: 0 })
    else if (offer_id !== null) lines.push({ item, left: await countCustomerCopies(db, book_id, offer_id) })
    else lines.push({ item, left: (await getStock(db, book_id)).left })
  }
  return lines
}

/** Returns the copies available for the books of a shop order. */
export const findOrderAvailability = (db: Db, orderId: number): Promise<LineAvailability[]> =>
  queryRows<LineAvailability>(
    db,
    sql`select (place - 1)::int as item, copies_left as left
      from shop_orders cross join lateral jsonb_array_elements(items) with ordinality as lines (line, place)
        join lateral (${latestEditionSql(sql`line->>'name'`, sql`line->>'language'`)}) edition on true
        join books on books.id = edition.id
      where shop_orders.id = ${orderId} order by place`,
  )
