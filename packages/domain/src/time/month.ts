import { addDays, addMonths, isWorkingDay } from '../dates.ts'
import type { CorrectionStatus } from './corrections.ts'
import { isLate, normOf, workedMinutes, type TimeSpan } from './hours.ts'

export interface TimeDay {
  day: string
  spans: readonly TimeSpan[]
}

export interface MonthCorrection {
  day: string
  spans: readonly TimeSpan[]
  status: CorrectionStatus
}

export interface MonthSums {
  /** The last day that is counted: the month's last, or yesterday; null where the month has no day that is over. */
  until: string | null
  /** Minutes at work on days that are over, and with the corrections that wait as if they were approved. */
  worked: number
  becomes: number
  /** Minutes that working days ask for: those that are over, and all. */
  normSoFar: number
  norm: number
  /** Working days of all, of which so many are over. */
  days: number
  daysSoFar: number
  /** Corrections that wait. */
  waiting: number
  /** The mean minute of coming on working days, and on how many of them it was later than the grace; null where nobody came. */
  cameAt: number | null
  late: number
}

/** Days of a month (`yyyy-mm`), the first first. */
export function daysOfMonth(month: string): string[] {
  const end = addMonths(`${month}-01`, 1)
  const days: string[] = []
  for (let day = `${month}-01`; day < end; day = addDays(day, 1)) days.push(day)
  return days
}

const normsOf = (days: readonly string[]): number => days.reduce((sum, day) => sum + normOf(day), 0)

/** What a month comes to on `today`, which itself counts nothing yet. `days` has the days on which somebody was at work. */
export function monthSums(
  month: string,
  days: readonly TimeDay[],
  corrections: readonly MonthCorrection[],
  today: string,
): MonthSums {
  const all = daysOfMonth(month)
  const over = all.filter((day) => day < today)
  const worked = days.reduce((sum, { day, spans }) => (day < today ? sum + workedMinutes(spans) : sum), 0)
  const waiting = corrections.filter(({ status }) => status === 'waiting')
  const gained = waiting.reduce((sum, { day, spans }) => {
    const was = days.find((one) => one.day === day)?.spans ?? []
    return sum + workedMinutes(spans) - workedMinutes(was)
  }, 0)
  const comings = days.flatMap(({ day, spans: [first] }) =>
    first && isWorkingDay(day) ? [{ day, from: first.from }] : [],
  )
  const cameAt = comings.reduce((sum, { from }) => sum + from, 0) / comings.length
  return {
    until: over.at(-1) ?? null,
    worked,
    becomes: worked + gained,
    normSoFar: normsOf(over),
    norm: normsOf(all),
    days: all.filter(isWorkingDay).length,
    daysSoFar: over.filter(isWorkingDay).length,
    waiting: waiting.length,
    cameAt: comings.length > 0 ? Math.round(cameAt) : null,
    late: comings.filter(({ day, from }) => isLate(day, from)).length,
  }
}
