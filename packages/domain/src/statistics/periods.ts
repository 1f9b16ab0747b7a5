import { addDays, addMonths } from '../dates.ts'
import { quarterName, parseQuarter, getQuarter } from '../realisation/quarters.ts'

export const periodKinds = ['month', 'quarter', 'year'] as const
export type PeriodKind = (typeof periodKinds)[number]

/** A whole month, quarter or year by its days; `name` is how an address says it: `2026-11`, `2026-4`, `2026`. */
export interface Period {
  kind: PeriodKind
  name: string
  from: string
  to: string
}

/** The period of a kind that a day (`yyyy-mm-dd`) lies in. */
export function periodOf(kind: PeriodKind, day: string): Period {
  if (kind === 'quarter') {
    const quarter = getQuarter(day)
    return { kind, name: quarterName(quarter), from: quarter.from, to: quarter.to }
  }
  const name = day.slice(0, kind === 'year' ? 4 : 7)
  const from = kind === 'year' ? `${name}-01-01` : `${name}-01`
  return { kind, name, from, to: addDays(addMonths(from, kind === 'year' ? 12 : 1), -1) }
}

/** The period that an address names; null for what is none. */
export function periodNamed(name: string): Period | null {
  if (/^[1-9]\d{3}$/.test(name)) return periodOf('year', `${name}-01-01`)
  if (/^[1-9]\d{3}-(0[1-9]|1[0-2])$/.test(name)) return periodOf('month', `${name}-01`)
  const quarter = /^[1-9]/.test(name) ? parseQuarter(name) : null
  return quarter && periodOf('quarter', quarter.from)
}

/** The period of a kind that a day lies in and those before it, the latest first. */
export function periodsUntil(kind: PeriodKind, day: string, count: number): Period[] {
  const all = [periodOf(kind, day)]
  for (let last = all[0]; last && all.length < count; last = all.at(-1))
    all.push(periodOf(kind, addDays(last.from, -1)))
  return all
}

/** The first days of the months that a span has days of. */
export function monthsOf({ from, to }: Pick<Period, 'from' | 'to'>): string[] {
  const months: string[] = []
  for (let month = `${from.slice(0, 7)}-01`; month <= to; month = addMonths(month, 1)) months.push(month)
  return months
}

/** As much of a period as has passed by a day, and the same days of the year before: what is compared is of one length. */
export function comparedWith({ from, to }: Pick<Period, 'from' | 'to'>, today: string) {
  const last = to < today ? to : today
  return {
    now: { from, to: last },
    before: { from: addMonths(from, -12), to: addMonths(last, -12) },
  }
}
