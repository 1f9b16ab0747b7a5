import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../../database/database.ts'
import { queryRows } from '../../../database/rows.ts'
import { overdueDebtSql } from './entries.ts'

export const isInDebtSql = sql.raw('delivered > paid')

interface Sums {
  total: number
  sum: number
}
const zeroSums: Sums = { total: 0, sum: 0 }

/** Debts, each with its overdue part on a day. */
export const debtsSql = (day: string): SQL =>
  sql`select offers.*, ${overdueDebtSql(day)} as late, delivered - paid as debt from offers where ${isInDebtSql}`

const unpaidAmountSql = sql.raw('greatest(0, sum - paid)')
export async function findSums(db: Db, sourceSql: SQL, amountSql: SQL = unpaidAmountSql): Promise<Sums> {
  const [sums = zeroSums] = await queryRows<Sums>(
    db,
    sql`select count(*) as total, coalesce(sum(${amountSql}), 0)::bigint as sum ${sourceSql}`,
  )
  return sums
}

/** Returns the payments received since the first day of the month. */
export async function findMonthToDateIncome(db: Db, day: string): Promise<number> {
  const [row] = await queryRows<{ sum: number }>(
    db,
    sql`select coalesce(sum(amount), 0)::bigint as sum from offer_payments
      where date between ${`${day.slice(0, 8)}01`}::date and ${day}::date`,
  )
  return row?.sum ?? 0
}
