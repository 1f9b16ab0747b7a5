import ICAL from 'ical.js'
import { addDays, daysBetween } from '../shared/dates/dates.ts'
import {
  isoWeekday,
  placeInMonth,
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
const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
const weekdayOf = (date: string): string => weekdays[isoWeekday(date) - 1] ?? ''

const ruleOf = ({ start, repeat }: Series): ICAL.Recur =>
  new ICAL.Recur({
    ...frequencies[repeat.kind],
    ...(repeatsOnDays(repeat) && { byday: repeat.days.map((day) => weekdays[day - 1] ?? '') }),
    ...(repeat.kind === 'monthly' && { bymonthday: [Number(start.slice(8))] }),
    ...(repeat.kind === 'monthlyWeekday' && { byday: [`${placeInMonth(start)}${weekdayOf(start)}`] }),
    ...(repeat.kind === 'monthlyLast' && { byday: [`-1${weekdayOf(start)}`] }),
    ...(repeat.until && { until: ICAL.Time.fromDateString(repeat.until) }),
    ...(repeat.count && { count: repeat.count }),
  })

/** Generates the days of a repetition rule with the iCalendar library. */
export function* daysOf(series: Series): Generator<string> {
  const days = ruleOf(series).iterator(ICAL.Time.fromDateString(series.start))
  for (let day = days.next(); day; day = days.next()) yield day.toString()
}

/** The number of days after which the weekdays of a daily, weekly or fortnightly rule repeat. */
const phaseDays = 14

/** Returns the same series with a later start near `day`. This avoids counting a series of many years from its first event. */
function advanceStart(series: Series, day: string): Series {
  const { start, repeat } = series
  if (repeat.count !== null || repeatsByMonth(repeat)) return series
  const skippedDays = Math.floor((daysBetween(start, day) - 1) / phaseDays) * phaseDays
  return skippedDays > 0 ? { start: addDays(start, skippedDays), repeat } : series
}

/** Returns the days of a series within a range, in order. */
export function occurrences(series: Series, { from, to }: { from: string; to: string }): string[] {
  const matchingDays: string[] = []
  for (const day of daysOf(advanceStart(series, from))) {
    if (day > to) break
    if (day >= from) matchingDays.push(day)
  }
  return matchingDays
}

/** Returns the first days of a series on or after `from` that are not in `excludedDays`. Returns at most `maxDays` days. */
export function upcoming(series: Series, from: string, excludedDays: readonly string[], maxDays: number): string[] {
  const matchingDays: string[] = []
  for (const day of daysOf(advanceStart(series, from))) {
    if (matchingDays.length === maxDays) break
    if (day >= from && !excludedDays.includes(day)) matchingDays.push(day)
  }
  return matchingDays
}

export const isOccurrence = (series: Series, day: string): boolean =>
  occurrences(series, { from: day, to: day }).length > 0

/** Returns the series with its start moved to the first day of its rule. Returns null if the rule has no days. */
export function alignStart({ start, repeat }: Series): Series | null {
  const [first] = daysOf({ start, repeat: { ...repeat, count: repeat.count && 1 } })
  return first === undefined ? null : { start: first, repeat }
}

/** Returns the date of the last event of a series; null if the series has no end. */
export function lastOccurrence(series: Series): string | null {
  const { until, count } = series.repeat
  if (until === null && count === null) return null
  let last = series.start
  for (const day of daysOf(until === null ? series : advanceStart(series, until))) last = day
  return last
}

/**
 * Splits a series before one of its days. `before` is the rule of the earlier events (null if the day is the first). `after` is the
 * rule of the following events.
 */
export function cutBefore(series: Series, day: string): { before: EventRepeat | null; after: EventRepeat } {
  const { start, repeat } = series
  const earlierCount = day > start ? occurrences(series, { from: start, to: addDays(day, -1) }).length : 0
  return {
    before: earlierCount > 0 ? { ...repeat, count: null, until: addDays(day, -1) } : null,
    after: { ...repeat, count: repeat.count && Math.max(1, repeat.count - earlierCount) },
  }
}

/** Returns the number of events of a series; null if the series has no end. */
export function countOf(series: Series): number | null {
  const last = lastOccurrence(series)
  if (last === null) return null
  // `advanceStart` skips whole cycles, so the number of their events is calculated and added to the remaining events.
  const shiftedSeries = advanceStart(series, last)
  const phaseCount = daysBetween(series.start, shiftedSeries.start) / phaseDays
  const eventsPerPhase =
    phaseCount && occurrences(series, { from: series.start, to: addDays(series.start, phaseDays - 1) }).length
  return phaseCount * eventsPerPhase + occurrences(shiftedSeries, { from: shiftedSeries.start, to: last }).length
}

/**
 * Returns the iCalendar rule of a series. Converts an end date to a count, because an all-day date could shift in another time
 * zone.
 */
export const ruleText = (series: Series): string =>
  ruleOf({ ...series, repeat: { ...series.repeat, until: null, count: countOf(series) } }).toString()
