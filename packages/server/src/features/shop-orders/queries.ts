import type { AnswerOf } from '@press/contract'
import { getGrantedScope, type RoleKey, type ShopOrderRow } from '@press/domain'
import { sql, type SQL } from 'drizzle-orm'
import { matchesSearch } from '../../database/clauses.ts'
import type { Db } from '../../database/database.ts'
import { queryRows } from '../../database/rows.ts'
import type { Context } from '../shared/context.ts'
import { createdBeforeClause, findMovesOnDay, statusSinceSql, statusOnDaySql } from '../shared/status-history.ts'

/** The maximum number of orders that the board shows. */
const maxBoardOrders = 500

/** The customer's contact details, for roles that need them. */
const contactFor = (role: RoleKey): SQL =>
  getGrantedScope(role, 'shopOrders', 'contact')
    ? sql`jsonb_build_object('email', customer_email, 'phone', customer_phone, 'address', customer_address)`
    : sql`null::jsonb`

const columnsFor = (role: RoleKey): SQL =>
  sql`id, version, status, status_since, number, customer_name, ${contactFor(role)} as contact, items, sum, created_at`

/** Returns the orders that match every word of a search, with their number. */
export async function findOrders(
  db: Db,
  role: RoleKey,
  search: string,
): Promise<{ orders: ShopOrderRow[]; total: number }> {
  const found = search ? matchesSearch(sql`shop_orders.search`, search) : sql`true`
  const [orders, [counted]] = await Promise.all([
    queryRows<ShopOrderRow>(
      db,
      sql`select ${columnsFor(role)} from shop_orders where ${found}
        order by (status = 'done'), created_at desc, id desc limit ${sql.raw(String(maxBoardOrders))}`,
    ),
    queryRows<{ total: number }>(db, sql`select count(*) as total from shop_orders where ${found}`),
  ])
  return { orders, total: counted?.total ?? 0 }
}

/** Returns the orders as of the end of a day, with the moves of that day. */
export async function findPastOrders(
  { db, files, person: { role } }: Pick<Context, 'db' | 'files' | 'person'>,
  search: string,
  at: string,
): Promise<AnswerOf<'GET /api/shop-orders'>> {
  const on = sql`from shop_orders cross join lateral (select ${statusOnDaySql('shoporder', at)} as status) stood
    where ${createdBeforeClause('shoporder', at)} and ${search ? matchesSearch(sql`shop_orders.search`, search) : sql`true`}`
  const [orders, [counted], moves] = await Promise.all([
    queryRows<ShopOrderRow & { now: ShopOrderRow['status']; since: string }>(
      db,
      sql`select id, version, stood.status, shop_orders.status as now, ${statusSinceSql('shoporder')} as since, status_since, number, customer_name,
          ${contactFor(role)} as contact, items, sum, created_at
        ${on} order by (stood.status = 'done'), created_at desc, id desc limit ${sql.raw(String(maxBoardOrders))}`,
    ),
    queryRows<{ total: number }>(db, sql`select count(*) as total ${on}`),
    findMovesOnDay(db, files, 'shoporder', at),
  ])
  return {
    orders: orders.map(({ now, since, ...order }) => ({ ...order, now: { status: now, since } })),
    total: counted?.total ?? 0,
    moves,
  }
}

export async function findOrder(db: Db, role: RoleKey, id: number): Promise<ShopOrderRow | undefined> {
  const [order] = await queryRows<ShopOrderRow>(db, sql`select ${columnsFor(role)} from shop_orders where id = ${id}`)
  return order
}
