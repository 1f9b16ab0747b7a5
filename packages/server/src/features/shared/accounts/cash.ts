import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../../database/database.ts'
import { queryRows } from '../../../database/rows.ts'
import { lateDebt } from './entries.ts'

export const isInDebtSql = sql.raw('delivered > paid')

interface Sums {
  total: number
  sum: number
}
const nothing: Sums = { total: 0, sum: 0 }

/** Debts, each with its overdue part on a day. */
export const debtsSql = (day: string): SQL =>
  sql`select offers.*, ${lateDebt(day)} as late, delivered - paid as debt from offers where ${isInDebtSql}`

const unpaidRest = sql.raw('greatest(0, sum - paid)')
export async function findSums(db: Db, of: SQL, rest: SQL = unpaidRest): Promise<Sums> {
  const [found = nothing] = await queryRows<Sums>(
    db,
    sql`select count(*) as total, coalesce(sum(${rest}), 0)::bigint as sum ${of}`,
  )
  return found
}

/** Returns the payments received since the first day of the month. */
export async function receivedSince(db: Db, day: string): Promise<number> {
  const [received] = await queryRows<{ sum: number }>(
    db,
    sql`select coalesce(sum(amount), 0)::bigint as sum from offer_payments
      where date between ${`${day.slice(0, 8)}01`}::date and ${day}::date`,
  )
  return received?.sum ?? 0
}
