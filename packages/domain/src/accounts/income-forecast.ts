import { addDays } from '../dates.ts'
import { getInvoiceDueDate } from '../invoices/due-dates.ts'

/** Weeks that a forecast looks ahead. */
export const forecastWeeks = 5

/** Money that is expected, in tiyn. */
export interface ExpectedIncome {
  /** What bills come to that is not late, by the day until which it is to be paid. */
  bills: readonly { due: string; rest: number }[]
  /** What late bills come to. */
  late: number
  /** What accepted offers without a bill come to. */
  unbilled: number
}

export interface ForecastWeek {
  /** Its last day, a Sunday. */
  until: string
  /** By the dates of bills. */
  dated: number
  /** Of late bills and of offers without one: when they are paid is in our own hands. */
  hoped: number
}

/** The Sunday that ends the week after a day; of a Sunday the next one. */
const nextSunday = (day: string): string => addDays(day, 7 - new Date(`${day}T00:00:00Z`).getUTCDay())

/** How much is to come by which week: late bills in the first, what is not billed as if it were billed today. */
export function forecastIncome(today: string, { bills, late, unbilled }: ExpectedIncome): ForecastWeek[] {
  const first = nextSunday(today)
  const weeks = Array.from({ length: forecastWeeks }, (_none, index) => ({
    until: addDays(first, 7 * index),
    dated: 0,
    hoped: index === 0 ? late : 0,
  }))
  const weekOf = (day: string) => weeks.find(({ until }) => day <= until)
  for (const { due, rest } of bills) {
    const week = weekOf(due)
    if (week) week.dated += rest
  }
  const billed = weekOf(getInvoiceDueDate(today))
  if (billed) billed.hoped += unbilled
  return weeks
}
