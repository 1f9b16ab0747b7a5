import { addDays, addMonths, isWorkingDay } from '../shared/dates/dates.ts'
import type { CorrectionStatus } from './corrections.ts'
import { isLate, getRequiredMinutes, sumWorkedMinutes, type TimeSpan } from './hours.ts'

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
  /** The last counted day: the last day of the month, or yesterday. Null when no day of the month is over. */
  until: string | null
  /**
   * Minutes on past days of the month. `worked` are the recorded minutes. `becomes` are the minutes if all pending corrections were
   * approved.
   */
  worked: number
  becomes: number
  /** The required minutes: `normSoFar` on past working days, and `norm` on all working days of the month. */
  normSoFar: number
  norm: number
  /** The number of working days: `days` in the whole month, and `daysSoFar` in its past part. */
  days: number
  daysSoFar: number
  /** The number of pending corrections. */
  waiting: number
  /**
   * `cameAt` is the average start on working days, as a minute of the day; null if there is no start. `late` is the number of
   * working days with a start after the grace period.
   */
  cameAt: number | null
  late: number
}

/** Returns the days of a month (`yyyy-mm`), in order. */
export function listDaysOfMonth(month: string): string[] {
  const end = addMonths(`${month}-01`, 1)
  const days: string[] = []
  for (let day = `${month}-01`; day < end; day = addDays(day, 1)) days.push(day)
  return days
}

const sumRequiredMinutes = (days: readonly string[]): number =>
  days.reduce((sum, day) => sum + getRequiredMinutes(day), 0)

/**
 * Returns the sums of a month as of `today`. `today` itself does not count yet. `days` holds the days on which the person worked.
 */
export function calculateMonthSums(
  month: string,
  days: readonly TimeDay[],
  corrections: readonly MonthCorrection[],
  today: string,
): MonthSums {
  const monthDays = listDaysOfMonth(month)
  const pastDays = monthDays.filter((day) => day < today)
  const recordedMinutes = days.reduce((sum, { day, spans }) => (day < today ? sum + sumWorkedMinutes(spans) : sum), 0)
  const pendingCorrections = corrections.filter(({ status }) => status === 'waiting')
  const gainedMinutes = pendingCorrections.reduce((sum, { day, spans }) => {
    const recordedSpans = days.find((one) => one.day === day)?.spans ?? []
    return sum + sumWorkedMinutes(spans) - sumWorkedMinutes(recordedSpans)
  }, 0)
  const arrivals = days.flatMap(({ day, spans: [firstSpan] }) =>
    firstSpan && isWorkingDay(day) ? [{ day, from: firstSpan.from }] : [],
  )
  const averageArrival = arrivals.reduce((sum, { from }) => sum + from, 0) / arrivals.length
  return {
    until: pastDays.at(-1) ?? null,
    worked: recordedMinutes,
    becomes: recordedMinutes + gainedMinutes,
    normSoFar: sumRequiredMinutes(pastDays),
    norm: sumRequiredMinutes(monthDays),
    days: monthDays.filter(isWorkingDay).length,
    daysSoFar: pastDays.filter(isWorkingDay).length,
    waiting: pendingCorrections.length,
    cameAt: arrivals.length > 0 ? Math.round(averageArrival) : null,
    late: arrivals.filter(({ day, from }) => isLate(day, from)).length,
  }
}
