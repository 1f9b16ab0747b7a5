import ICAL from 'ical.js'
import { addDays, daysBetween } from '../shared/dates/dates.ts'
import {
  getIsoWeekday,
  getWeekdayPosition,
  repeatsByMonth,
  repeatsOnDays,
  type EventRepeat,
  type RepeatKind,
} from './repeats.ts'

/** A series of repeating events. Each event is identified by its date according to the rule, even if the event is moved. */
export interface Series {
  /** The date of the first event. It must be a day of the rule. */
  start: string
  repeat: EventRepeat
}

const frequencies: Record<RepeatKind, { freq: 'DAILY' | 'WEEKLY' | 'MONTHLY'; interval?: number }> = {
  daily: { freq: 'DAILY' },
  weekly: { freq: 'WEEKLY' },
  fortnightly: { freq: 'WEEKLY', interval: 2 },
  monthly: { freq: 'MONTHLY' },
  monthlyWeekday: { freq: 'MONTHLY' },
  monthlyLast: { freq: 'MONTHLY' },
}
const weekdayCodes = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
const getWeekdayCode = (date: string): string => weekdayCodes[getIsoWeekday(date) - 1] ?? ''

const buildRule = ({ start, repeat }: Series): ICAL.Recur =>
  new ICAL.Recur({
    ...frequencies[repeat.kind],
    ...(repeatsOnDays(repeat) && { byday: repeat.days.map((day) => weekdayCodes[day - 1] ?? '') }),
    ...(repeat.kind === 'monthly' && { bymonthday: [Number(start.slice(8))] }),
    ...(repeat.kind === 'monthlyWeekday' && { byday: [`${getWeekdayPosition(start)}${getWeekdayCode(start)}`] }),
    ...(repeat.kind === 'monthlyLast' && { byday: [`-1${getWeekdayCode(start)}`] }),
    ...(repeat.until && { until: ICAL.Time.fromDateString(repeat.until) }),
    ...(repeat.count && { count: repeat.count }),
  })

/** Generates the days of a repetition rule with the iCalendar library. */
export function* generateSeriesDays(series: Series): Generator<string> {
  const days = buildRule(series).iterator(ICAL.Time.fromDateString(series.start))
  for (let day = days.next(); day; day = days.next()) yield day.toString()
}

/** The number of days after which the weekdays of a daily, weekly or fortnightly rule repeat. */
const cycleDays = 14

/** Returns the same series with a later start near `day`. This avoids counting a series of many years from its first event. */
function advanceStart(series: Series, day: string): Series {
  const { start, repeat } = series
  if (repeat.count !== null || repeatsByMonth(repeat)) return series
  const skippedDays = Math.floor((daysBetween(start, day) - 1) / cycleDays) * cycleDays
  return skippedDays > 0 ? { start: addDays(start, skippedDays), repeat } : series
}

/** Returns the days of a series within a range, in order. */
export function listOccurrences(series: Series, { from, to }: { from: string; to: string }): string[] {
  const matchingDays: string[] = []
  for (const day of generateSeriesDays(advanceStart(series, from))) {
    if (day > to) break
    if (day >= from) matchingDays.push(day)
  }
  return matchingDays
}

/** Returns the first days of a series on or after `from` that are not in `excludedDays`. Returns at most `maxDays` days. */
export function listUpcomingDays(
  series: Series,
  from: string,
  excludedDays: readonly string[],
  maxDays: number,
): string[] {
  const matchingDays: string[] = []
  for (const day of generateSeriesDays(advanceStart(series, from))) {
    if (matchingDays.length === maxDays) break
    if (day >= from && !excludedDays.includes(day)) matchingDays.push(day)
  }
  return matchingDays
}

export const isOccurrence = (series: Series, day: string): boolean =>
  listOccurrences(series, { from: day, to: day }).length > 0

/** Returns the series with its start moved to the first day of its rule. Returns null if the rule has no days. */
export function alignStart({ start, repeat }: Series): Series | null {
  const [firstDay] = generateSeriesDays({ start, repeat: { ...repeat, count: repeat.count && 1 } })
  return firstDay === undefined ? null : { start: firstDay, repeat }
}

/** Returns the date of the last event of a series; null if the series has no end. */
export function getLastOccurrence(series: Series): string | null {
  const { until, count } = series.repeat
  if (until === null && count === null) return null
  let lastDay = series.start
  for (const day of generateSeriesDays(until === null ? series : advanceStart(series, until))) lastDay = day
  return lastDay
}

/**
 * Splits a series before one of its days. `before` is the rule of the earlier events (null if the day is the first). `after` is the
 * rule of the following events.
 */
export function splitSeries(series: Series, day: string): { before: EventRepeat | null; after: EventRepeat } {
  const { start, repeat } = series
  const earlierCount = day > start ? listOccurrences(series, { from: start, to: addDays(day, -1) }).length : 0
  return {
    before: earlierCount > 0 ? { ...repeat, count: null, until: addDays(day, -1) } : null,
    after: { ...repeat, count: repeat.count && Math.max(1, repeat.count - earlierCount) },
  }
}

/** Returns the number of events of a series; null if the series has no end. */
export function countOccurrences(series: Series): number | null {
  const lastDay = getLastOccurrence(series)
  if (lastDay === null) return null
  // `advanceStart` skips whole cycles, so the number of their events is calculated and added to the remaining events.
  const shiftedSeries = advanceStart(series, lastDay)
  const cycleCount = daysBetween(series.start, shiftedSeries.start) / cycleDays
  const eventsPerCycle =
    cycleCount && listOccurrences(series, { from: series.start, to: addDays(series.start, cycleDays - 1) }).length
  return cycleCount * eventsPerCycle + listOccurrences(shiftedSeries, { from: shiftedSeries.start, to: lastDay }).length
}

/**
 * Returns the iCalendar rule of a series. Converts an end date to a count, because an all-day date could shift in another time
 * zone.
 */
export const formatIcalRule = (series: Series): string =>
  buildRule({ ...series, repeat: { ...series.repeat, until: null, count: countOccurrences(series) } }).toString()
