import type { AnswerOf } from '@press/contract'
import { type Period, listMonths } from '@press/domain'
import { sql } from 'drizzle-orm'
import { getToday } from '../../clock.ts'
import type { Db } from '../../database/database.ts'
import { queryRows } from '../../database/rows.ts'
import { isUnpaidInvoiceSql, balanceChangeSql, accountEntriesSql, isInvoicedSql } from '../shared/accounts/entries.ts'
import type { Span } from '../shared/tech-cards/stays.ts'
import { cutAtToday } from './periods.ts'
import { findMonthToDateIncome, findSums, isInDebtSql, debtsSql } from '../shared/accounts/cash.ts'

/** The maximum number of debtors that are named. */
const debtorLimitClause = sql.raw('limit 3')

type CashSummary = Omit<NonNullable<AnswerOf<'GET /api/statistics/money'>['press']>, 'authors'>

/**
 * Returns this month's income and the debts to the press: delivered and unpaid sums, their overdue part, and the largest debtors.
 * Issued and unpaid invoices are reported separately.
 */
export async function findCashSummary(db: Db): Promise<CashSummary> {
  const day = getToday()
  const [receivedAmount, debts, overdueDebts, invoices, debtors] = await Promise.all([
    findMonthToDateIncome(db, day),
    findSums(db, sql`from offers where ${isInDebtSql}`, sql`delivered - paid`),
    findSums(db, sql`from (${debtsSql(day)}) offers`, sql`late`),
    findSums(db, sql`from offers where ${isUnpaidInvoiceSql}`),
    queryRows<CashSummary['debtors'][number]>(
      db,
      sql`select recipient_name as name, sum(debt)::bigint as owed, sum(late)::bigint as overdue
        from (${debtsSql(day)}) offers group by recipient_name order by owed desc, name ${debtorLimitClause}`,
    ),
  ])
  return { received: receivedAmount, owed: debts.sum, overdue: overdueDebts.sum, unpaid: invoices.sum, debtors }
}

type Cash = AnswerOf<'GET /api/statistics/cash'>

/**
 * The changes of debt by offer. Every act and waybill increases the debt, and every payment decreases it down to zero. A prepayment
 * is an advance, never a negative debt.
 */
const debtChangesSql = sql`select recipient_name, day, debt - lag(debt, 1, 0::bigint) over (partition by offer_id order by day, rank, entry) as step
  from (
    select entries.offer_id, recipient_name, day, rank, entry,
      greatest(0, sum(${balanceChangeSql}) over (partition by entries.offer_id order by day, rank, entry))::bigint as debt
    from (${accountEntriesSql}) entries join offers on offers.id = entries.offer_id
  ) debts`

/** Returns the payments received in a span. */
export async function findPaidSum(db: Db, { from, to }: Span): Promise<number> {
  const [row] = await queryRows<{ paid: number }>(
    db,
    sql`select coalesce(sum(amount), 0)::bigint as paid from offer_payments where date between ${from}::date and ${to}::date`,
  )
  return row?.paid ?? 0
}

/** Returns the total debt at the end of a day. */
export async function findDebtOnDay(db: Db, day: string): Promise<number> {
  const [row] = await queryRows<{ owed: number }>(
    db,
    sql`select coalesce(sum(step), 0)::bigint as owed from (${debtChangesSql}) steps where day <= ${day}::date`,
  )
  return row?.owed ?? 0
}

const getMonthSum = (sums: readonly { month: string; sum: number }[], month: string) =>
  sums.find((one) => one.month === month)?.sum ?? 0

/** Returns the invoices, payments and debts of a period until today, by month. */
export async function findPeriodCash(db: Db, period: Period): Promise<Cash> {
  const day = getToday()
  const { from, to } = cutAtToday(period, day)
  const withinClause = sql`between ${from}::date and ${to}::date`
  const [invoicedSums, paidSums, debtChanges, debtors, currentSummary] = await Promise.all([
    queryRows<{ month: string; sum: number }>(
      db,
      sql`select to_char(invoice_date, 'YYYY-MM-01') as month, sum(sum)::bigint as sum
        from offers where ${isInvoicedSql} and invoice_date ${withinClause} group by month`,
    ),
    queryRows<{ month: string; sum: number }>(
      db,
      sql`select to_char(date, 'YYYY-MM-01') as month, sum(amount)::bigint as sum
        from offer_payments where date ${withinClause} group by month`,
    ),
    queryRows<{ month: string; sum: number }>(
      db,
      sql`select to_char(greatest(day, ${from}::date - 1), 'YYYY-MM-01') as month, sum(step)::bigint as sum
        from (${debtChangesSql}) steps where day <= ${to}::date group by month`,
    ),
    queryRows<Cash['debtors'][number]>(
      db,
      sql`select recipient_name as name, sum(step)::bigint as owed
        from (${debtChangesSql}) steps where day <= ${to}::date group by recipient_name having sum(step) > 0 order by owed desc, name ${debtorLimitClause}`,
    ),
    period.to >= day ? findCashSummary(db) : null,
  ])
  let owed = debtChanges.reduce((total, { month, sum }) => (month < from ? total + sum : total), 0)
  const months = listMonths({ from, to }).map((month) => {
    owed += getMonthSum(debtChanges, month)
    return { month, billed: getMonthSum(invoicedSums, month), paid: getMonthSum(paidSums, month), owed }
  })
  return { months, owed, overdue: currentSummary && currentSummary.overdue, debtors }
}
