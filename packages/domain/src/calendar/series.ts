import ICAL from 'ical.js'
import { addDays } from '../dates.ts'
import { daysBetween } from '../tech-cards/due-date.ts'
import {
  isoWeekday,
  placeInMonth,
  repeatsByMonth,
  repeatsOnDays,
  type EventRepeat,
  type RepeatKind,
} from './repeats.ts'

/** A row of events that come again. Each is known by the day on which the rule has it, wherever it is moved to. */
export interface Series {
  /** The day of the first one, which is a day of the rule. */
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

/** The days of a rule one after another, by the library. */
export function* daysOf(series: Series): Generator<string> {
  const days = ruleOf(series).iterator(ICAL.Time.fromDateString(series.start))
  for (let day = days.next(); day; day = days.next()) yield day.toString()
}

/** Every phase of a rule comes back after so many days, months aside. */
const phase = 14

/** The same row begun nearer to a day, so that what goes on for years is not counted from its first one. */
function nearer(series: Series, day: string): Series {
  const { start, repeat } = series
  if (repeat.count !== null || repeatsByMonth(repeat)) return series
  const ahead = Math.floor((daysBetween(start, day) - 1) / phase) * phase
  return ahead > 0 ? { start: addDays(start, ahead), repeat } : series
}

/** The days within a span on which a row has an event, as they follow each other. */
export function occurrences(series: Series, { from, to }: { from: string; to: string }): string[] {
  const found: string[] = []
  for (const day of daysOf(nearer(series, from))) {
    if (day > to) break
    if (day >= from) found.push(day)
  }
  return found
}

/** The first few days from one on that a row has and that are not taken. */
export function upcoming(series: Series, from: string, taken: readonly string[], most: number): string[] {
  const found: string[] = []
  for (const day of daysOf(nearer(series, from))) {
    if (found.length === most) break
    if (day >= from && !taken.includes(day)) found.push(day)
  }
  return found
}

export const isOccurrence = (series: Series, day: string): boolean =>
  occurrences(series, { from: day, to: day }).length > 0

/** The row as it may be kept: begun on the first day of its rule; null where the rule has none. */
export function alignStart({ start, repeat }: Series): Series | null {
  const [first] = daysOf({ start, repeat: { ...repeat, count: repeat.count && 1 } })
  return first === undefined ? null : { start: first, repeat }
}

/** The day of the last one; null where it goes on. */
export function lastOccurrence(series: Series): string | null {
  const { until, count } = series.repeat
  if (until === null && count === null) return null
  let last = series.start
  for (const day of daysOf(until === null ? series : nearer(series, until))) last = day
  return last
}

/** A row cut before one of its days: what stays, null where that is the first, and the rule of what follows. */
export function cutBefore(series: Series, day: string): { before: EventRepeat | null; after: EventRepeat } {
  const { start, repeat } = series
  const earlier = day > start ? occurrences(series, { from: start, to: addDays(day, -1) }).length : 0
  return {
    before: earlier > 0 ? { ...repeat, count: null, until: addDays(day, -1) } : null,
    after: { ...repeat, count: repeat.count && Math.max(1, repeat.count - earlier) },
  }
}

/** How many of a row there are; null where it goes on. */
export function countOf(series: Series): number | null {
  const last = lastOccurrence(series)
  if (last === null) return null
  // So many in each phase that was passed by, and those that are left.
  const near = nearer(series, last)
  const phases = daysBetween(series.start, near.start) / phase
  const each = phases && occurrences(series, { from: series.start, to: addDays(series.start, phase - 1) }).length
  return phases * each + occurrences(near, { from: near.start, to: last }).length
}

/** The row's rule as iCalendar has it. An end is a count there: a day without a clock would be another in another zone. */
export const ruleText = (series: Series): string =>
  ruleOf({ ...series, repeat: { ...series.repeat, until: null, count: countOf(series) } }).toString()
