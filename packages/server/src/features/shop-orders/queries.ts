import type { AnswerOf } from '@press/contract'
import { getGrantedScope, type RoleKey, type ShopOrderRow } from '@press/domain'
import { sql, type SQL } from 'drizzle-orm'
import { buildSearchCondition } from '../../database/clauses.ts'
import type { Db } from '../../database/database.ts'
import { queryRows } from '../../database/rows.ts'
import type { Context } from '../shared/context.ts'
import { createdBeforeClause, findMovesOnDay, statusSinceSql, statusOnDaySql } from '../shared/status-history.ts'

/** The maximum number of orders that the board shows. */
const maxBoardOrders = 500

/** The customer's contact details, for roles that need them. */
const contactJsonSql = (role: RoleKey): SQL =>
  getGrantedScope(role, 'shopOrders', 'contact')
    ? sql`jsonb_build_object('email', customer_email, 'phone', customer_phone, 'address', customer_address)`
    : sql`null::jsonb`

const buildColumns = (role: RoleKey): SQL =>
  sql`id, version, status, status_since, number, customer_name, ${contactJsonSql(role)} as contact, items, sum, created_at`

/** Returns the orders that match every word of a search, with their number. */
export async function findOrders(
  db: Db,
  role: RoleKey,
  search: string,
): Promise<{ orders: ShopOrderRow[]; total: number }> {
  const whereClause = search ? buildSearchCondition(sql`shop_orders.search`, search) : sql`true`
  const [orders, [countRow]] = await Promise.all([
    queryRows<ShopOrderRow>(
      db,
      sql`select ${buildColumns(role)} from shop_orders where ${whereClause}
        order by (status = 'done'), created_at desc, id desc limit ${sql.raw(String(maxBoardOrders))}`,
    ),
    queryRows<{ total: number }>(db, sql`select count(*) as total from shop_orders where ${whereClause}`),
  ])
  return { orders, total: countRow?.total ?? 0 }
}

/** Returns the orders as of the end of a day, with the moves of that day. */
export async function findPastOrders(
  { db, files, person: { role } }: Pick<Context, 'db' | 'files' | 'person'>,
  search: string,
  day: string,
): Promise<AnswerOf<'GET /api/shop-orders'>> {
  const ordersOnDay = sql`from shop_orders cross join lateral (select ${statusOnDaySql('shoporder', day)} as status) stood
    where ${createdBeforeClause('shoporder', day)} and ${search ? buildSearchCondition(sql`shop_orders.search`, search) : sql`true`}`
  const [orders, [countRow], moves] = await Promise.all([
    queryRows<ShopOrderRow & { now: ShopOrderRow['status']; since: string }>(
      db,
      sql`select id, version, stood.status, shop_orders.status as now, ${statusSinceSql('shoporder')} as since, status_since, number, customer_name,
          ${contactJsonSql(role)} as contact, items, sum, created_at
        ${ordersOnDay} order by (stood.status = 'done'), created_at desc, id desc limit ${sql.raw(String(maxBoardOrders))}`,
    ),
    queryRows<{ total: number }>(db, sql`select count(*) as total ${ordersOnDay}`),
    findMovesOnDay(db, files, 'shoporder', day),
  ])
  return {
    orders: orders.map(({ now, since, ...order }) => ({ ...order, now: { status: now, since } })),
    total: countRow?.total ?? 0,
    moves,
  }
}

export async function findOrder(db: Db, role: RoleKey, id: number): Promise<ShopOrderRow | undefined> {
  const [order] = await queryRows<ShopOrderRow>(db, sql`select ${buildColumns(role)} from shop_orders where id = ${id}`)
  return order
}
