import { addDays } from '../shared/dates/dates.ts'
import { getInvoiceDueDate } from '../shared/money/due-dates.ts'

/** The number of weeks of a forecast. */
export const forecastWeeks = 5

/** Expected income, in tiyn. */
export interface ExpectedIncome {
  /** The open amounts of invoices that are not overdue, by due date. */
  bills: readonly { due: string; rest: number }[]
  /** The open amount of overdue invoices. */
  late: number
  /** The amount of accepted offers without an invoice. */
  unbilled: number
}

export interface ForecastWeek {
  /** The last day of the week, a Sunday. */
  until: string
  /** Income that is expected by the due dates of invoices. */
  dated: number
  /** Overdue invoices and offers without an invoice. The press itself influences when they are paid. */
  hoped: number
}

/** Returns the Sunday that ends the week after a day. For a Sunday, it returns the next Sunday. */
const getNextSunday = (day: string): string => addDays(day, 7 - new Date(`${day}T00:00:00Z`).getUTCDay())

/**
 * Returns the expected income by week. Overdue invoices count in the first week. Offers without an invoice count as if they were
 * invoiced today.
 */
export function forecastIncome(
  today: string,
  { bills: openInvoices, late: overdueAmount, unbilled: unbilledAmount }: ExpectedIncome,
): ForecastWeek[] {
  const firstWeekEnd = getNextSunday(today)
  const weeks = Array.from({ length: forecastWeeks }, (_none, index) => ({
    until: addDays(firstWeekEnd, 7 * index),
    dated: 0,
    hoped: index === 0 ? overdueAmount : 0,
  }))
  const findWeek = (day: string) => weeks.find(({ until }) => day <= until)
  for (const { due, rest: openAmount } of openInvoices) {
    const week = findWeek(due)
    if (week) week.dated += openAmount
  }
  const currentWeek = findWeek(getInvoiceDueDate(today))
  if (currentWeek) currentWeek.hoped += unbilledAmount
  return weeks
}
