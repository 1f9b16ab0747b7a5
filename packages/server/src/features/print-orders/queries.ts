import type { ParsedQuery } from '@press/contract'
import type { PrintOrder } from '@press/domain'
import { sql } from 'drizzle-orm'
import { queryRows } from '../../database/rows.ts'
import { PressError } from '../../errors.ts'
import { findPublishedPriceLists } from '../shared/price-lists.ts'
import {
  type QueryContext,
  listAllPrintOrders,
  getPeriod,
  type Row,
  printOrderColumns,
  printOrdersFrom,
  startDateSql,
  toPrintOrder,
} from '../shared/print-orders.ts'

export async function listPrintOrders(
  context: QueryContext,
  { page, per_page, ...query }: ParsedQuery<'GET /api/print-orders'>,
) {
  const allOrders = await listAllPrintOrders(context, query)
  const sums = { copies: 0, planned: 0, actual: 0, compared: 0, unbilled: 0 }
  for (const { copies, planned, actual } of allOrders) {
    sums.copies += copies ?? 0
    sums.planned += planned ?? 0
    sums.actual += actual?.cost ?? 0
    if (actual) sums.compared += planned ?? 0
    else sums.unbilled += 1
  }
  const offset = (page - 1) * per_page
  return { ...getPeriod(query), orders: allOrders.slice(offset, offset + per_page), total: allOrders.length, sums }
}

export async function findPrintOrder({ db, files }: QueryContext, id: number): Promise<PrintOrder> {
  const [[row], lists] = await Promise.all([
    queryRows<Row>(
      db,
      sql`select ${printOrderColumns} ${printOrdersFrom} where tech_cards.id = ${id} and ${startDateSql} is not null`,
    ),
    findPublishedPriceLists(db),
  ])
  if (!row) throw new PressError('notFound')
  return toPrintOrder(row, lists, files)
}
