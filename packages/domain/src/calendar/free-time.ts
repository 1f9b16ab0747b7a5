import { addDays, isIsoDate, isWorkingDay } from '../dates.ts'
import { isLastInMonth, isoWeekday, placeInMonth, repeatsOnDays, type EventRepeat } from './repeats.ts'
import type { EventCategory, EventDates, EventTimes } from './events.ts'

/** Days that one question for busy hours may span: a year, so that a weekly meeting is seen whole (ours). */
export const freeTimeSpanDays = 380
/** Meetings of a row that are compared with the hours of the invited (ours). */
export const freeTimeMeetings = 60
/** Colleagues whose hours are asked for at once (ours). */
export const freeTimePeople = 30
/** Hours that the lanes show and within which a time is proposed: 9 to 18 (ours). */
export const freeTimeHours = { from: 9 * 60, to: 18 * 60 } as const

/** Minutes between times that are proposed for all meetings, and for one that has a conflict. */
const [proposedEvery, nearestEvery] = [30, 15]
/** Working days after a meeting on which the nearest time is looked for. */
const daysAhead = 10

const dayMinutes = 24 * 60

/** Minutes of a day; `to` is not one of them. */
export interface MinuteSpan {
  from: number
  to: number
}
/** A part of a day at the press's clock in which somebody cannot come. */
export interface BusySpan extends MinuteSpan {
  date: string
}
export interface BusyPerson {
  id: number
  busy: readonly BusySpan[]
}

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

/** Categories whose whole days take a person away: others, such as a birthday, leave the hours free (ours). */
const awayCategories: readonly EventCategory[] = ['trips', 'holidays']

/** What an event takes of the days of a span. */
export function busySpansOf(
  { dates, times, category }: { dates: EventDates; times: EventTimes | null; category: EventCategory },
  span: { from: string; to: string },
): BusySpan[] {
  if (!times && !awayCategories.includes(category)) return []
  const spans: BusySpan[] = []
  for (let date = dates.start; date <= dates.end; date = addDays(date, 1)) {
    if (date < span.from || date > span.to) continue
    const from = times && date === dates.start ? minutesOf(times.start) : 0
    const to = times && date === dates.end ? minutesOf(times.end) : dayMinutes
    if (to > from) spans.push({ date, from, to })
  }
  return spans
}

/** Spans in order, joined where they touch: two meetings that overlap do not say that they are two. */
export function mergeBusySpans(spans: readonly BusySpan[]): BusySpan[] {
  const merged: BusySpan[] = []
  for (const span of spans.toSorted((one, other) => one.date.localeCompare(other.date) || one.from - other.from)) {
    const last = merged.at(-1)
    if (last?.date === span.date && span.from <= last.to) last.to = Math.max(last.to, span.to)
    else merged.push({ ...span })
  }
  return merged
}

/**
 * The days of a rule one after another. The same days as `getDays` of `series.ts` gives, without its library, which a browser would have
 * to load.
 */
export function* ruleDays(start: string, repeat: EventRepeat): Generator<string> {
  if (!isIsoDate(start) || (repeatsOnDays(repeat) && repeat.days.length === 0)) return
  for (let day = start, index = 0, left = repeat.count ?? Infinity; left > 0; day = addDays(day, 1), index += 1) {
    if (repeat.until !== null && day > repeat.until) return
    if (!isMeetingDay(day, start, index, repeat)) continue
    yield day
    left -= 1
  }
}

/** The days of a row of meetings, the first ones of a year. */
export function meetingDays(start: string, repeat: EventRepeat | null): string[] {
  if (!repeat) return [start]
  const last = addDays(start, freeTimeSpanDays - 2 * daysAhead)
  const days: string[] = []
  for (const day of ruleDays(start, repeat)) {
    if (day > last || days.length === freeTimeMeetings) break
    days.push(day)
  }
  return days
}

function isMeetingDay(day: string, start: string, index: number, { kind, days }: EventRepeat): boolean {
  if (kind === 'monthly') return day.slice(8) === start.slice(8)
  if (kind === 'monthlyWeekday' || kind === 'monthlyLast')
    return (
      isoWeekday(day) === isoWeekday(start) &&
      (kind === 'monthlyLast' ? isLastInMonth(day) : placeInMonth(day) === placeInMonth(start))
    )
  if (!repeatsOnDays({ kind })) return true
  // Weeks begin on Monday; the first one is that of the start.
  const week = Math.floor((index + isoWeekday(start) - 1) / 7)
  return days.includes(isoWeekday(day)) && (kind === 'weekly' || week % 2 === 0)
}

/** Where a day's meeting takes place: that of its row, or the one it was moved to. */
export interface Meeting extends MinuteSpan {
  /** The day on which the rule has it. */
  occurrence: string
  date: string
}

const overlaps = (one: MinuteSpan, other: MinuteSpan): boolean => one.from < other.to && other.from < one.to

/** Who cannot come at a time, and until when each of them is busy. */
export const busyAt = (people: readonly BusyPerson[], date: string, span: MinuteSpan): { id: number; to: number }[] =>
  people.flatMap(({ id, busy }) => {
    const until = busy.filter((one) => one.date === date && overlaps(one, span)).map(({ to }) => to)
    return until.length > 0 ? [{ id, to: Math.max(...until) }] : []
  })

export interface BestTime extends MinuteSpan {
  /** Days on which somebody cannot come. */
  failing: string[]
}

/**
 * The best times for all meetings of a row: the ones at which most of them have everybody, then the ones at which fewest people are
 * missing, then the nearest to the time that was asked for. They do not overlap each other.
 */
export function bestTimes(
  people: readonly BusyPerson[],
  days: readonly string[],
  asked: MinuteSpan,
  most = 3,
): BestTime[] {
  const length = asked.to - asked.from
  const starts = new Set([asked.from])
  for (let from = freeTimeHours.from; from + length <= freeTimeHours.to; from += proposedEvery) starts.add(from)
  const ranked = [...starts]
    .map((from) => {
      const span = { from, to: from + length }
      const missing = days.map((date) => busyAt(people, date, span).length)
      return {
        ...span,
        failing: days.filter((_, index) => missing[index]),
        missing: missing.reduce((sum, count) => sum + count, 0),
      }
    })
    .toSorted(
      (one, other) =>
        one.failing.length - other.failing.length ||
        one.missing - other.missing ||
        Math.abs(one.from - asked.from) - Math.abs(other.from - asked.from) ||
        one.from - other.from,
    )
  const best: BestTime[] = []
  for (const { missing: _missing, ...time } of ranked) {
    if (best.length === most) break
    if (time.failing.length < days.length && !best.some((other) => overlaps(other, time))) best.push(time)
  }
  return best
}

/** The nearest time at which everybody can come: on the same day, or on one of the next working days; null where there is none. */
export function nearestFree(people: readonly BusyPerson[], { date, from, to }: BusySpan): BusySpan | null {
  const length = to - from
  const starts: number[] = []
  for (let start = freeTimeHours.from; start + length <= freeTimeHours.to; start += nearestEvery) starts.push(start)
  const near = starts.toSorted((one, other) => Math.abs(one - from) - Math.abs(other - from) || one - other)
  for (let day = date, passed = 0; passed <= daysAhead; day = addDays(day, 1), passed += 1) {
    if (day !== date && !isWorkingDay(day)) continue
    const start = near.find((one) => busyAt(people, day, { from: one, to: one + length }).length === 0)
    if (start !== undefined) return { date: day, from: start, to: start + length }
  }
  return null
}
