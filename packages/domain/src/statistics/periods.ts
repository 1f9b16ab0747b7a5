import { addDays, addMonths } from '../shared/dates/dates.ts'
import { getQuarterName, parseQuarter, getQuarter } from '../shared/dates/quarters.ts'

export const periodKinds = ['month', 'quarter', 'year'] as const
export type PeriodKind = (typeof periodKinds)[number]

/** A whole month, quarter or year with its first and last day. `name` is its form in URLs: `2026-11`, `2026-4`, `2026`. */
export interface Period {
  kind: PeriodKind
  name: string
  from: string
  to: string
}

/** Returns the period of a kind that contains a day (`yyyy-mm-dd`). */
export function getStatisticsPeriod(kind: PeriodKind, day: string): Period {
  if (kind === 'quarter') {
    const quarter = getQuarter(day)
    return { kind, name: getQuarterName(quarter), from: quarter.from, to: quarter.to }
  }
  const name = day.slice(0, kind === 'year' ? 4 : 7)
  const from = kind === 'year' ? `${name}-01-01` : `${name}-01`
  return { kind, name, from, to: addDays(addMonths(from, kind === 'year' ? 12 : 1), -1) }
}

/** Parses the name of a period from a URL. Returns null when the name is not a period. */
export function parsePeriodName(name: string): Period | null {
  if (/^[1-9]\d{3}$/.test(name)) return getStatisticsPeriod('year', `${name}-01-01`)
  if (/^[1-9]\d{3}-(0[1-9]|1[0-2])$/.test(name)) return getStatisticsPeriod('month', `${name}-01`)
  const quarter = /^[1-9]/.test(name) ? parseQuarter(name) : null
  return quarter && getStatisticsPeriod('quarter', quarter.from)
}

/** Returns the period of a kind that contains a day, and the periods before it, the latest first. */
export function listPeriodsUntil(kind: PeriodKind, day: string, count: number): Period[] {
  const periods = [getStatisticsPeriod(kind, day)]
  for (let earliestPeriod = periods[0]; earliestPeriod && periods.length < count; earliestPeriod = periods.at(-1))
    periods.push(getStatisticsPeriod(kind, addDays(earliestPeriod.from, -1)))
  return periods
}

/** Returns the first day of every month that a range touches. */
export function listMonths({ from, to }: Pick<Period, 'from' | 'to'>): string[] {
  const months: string[] = []
  for (let month = `${from.slice(0, 7)}-01`; month <= to; month = addMonths(month, 1)) months.push(month)
  return months
}

/** Returns the elapsed part of a period and the same days of the previous year, so that both parts have the same length. */
export function getComparedRanges({ from, to }: Pick<Period, 'from' | 'to'>, today: string) {
  const lastDay = to < today ? to : today
  return {
    now: { from, to: lastDay },
    before: { from: addMonths(from, -12), to: addMonths(lastDay, -12) },
  }
}
