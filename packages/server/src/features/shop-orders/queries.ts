import type { ShopOrderRow } from '@press/contract'
import { sql } from 'drizzle-orm'
import { holds } from '../../database/clauses.ts'
import type { Db } from '../../database/database.ts'
import { rows } from '../../database/rows.ts'

/** Orders that the board shows at most. */
const mostOnBoard = 500

const columns = sql.raw('id, version, status, status_since, customer_name, items, sum, created_at')

/** Orders that hold every word of a search, with how many there are in all. */
export async function findOrders(db: Db, search: string): Promise<{ orders: ShopOrderRow[]; total: number }> {
  const found = search ? holds(sql`shop_orders.search`, search) : sql`true`
  const [orders, [counted]] = await Promise.all([
    rows<ShopOrderRow>(
      db,
      sql`select ${columns} from shop_orders where ${found}
        order by (status = 'done'), created_at desc, id desc limit ${sql.raw(String(mostOnBoard))}`,
    ),
    rows<{ total: number }>(db, sql`select count(*) as total from shop_orders where ${found}`),
  ])
  return { orders, total: counted?.total ?? 0 }
}

export async function findOrder(db: Db, id: number): Promise<ShopOrderRow | undefined> {
  const [order] = await rows<ShopOrderRow>(db, sql`select ${columns} from shop_orders where id = ${id}`)
  return order
}
