import { addDays, isIsoDate, isWorkingDay } from '../shared/dates/dates.ts'
import { isLastInMonth, getIsoWeekday, getWeekdayPosition, repeatsOnDays, type EventRepeat } from './repeats.ts'
import type { EventCategory, EventDates, EventTimes } from './events.ts'

/** The maximum number of days in one request for busy hours: a year, so that a weekly meeting is covered (our rule). */
export const maxBusyRangeDays = 380
/** The maximum number of meetings of a series that are compared with the busy hours of invited people (our rule). */
export const maxComparedMeetings = 60
/** The maximum number of colleagues in one request (our rule). */
export const maxFreeTimePeople = 30
/** The part of the day that is displayed and in which times are suggested: 9:00 to 18:00 (our rule), in minutes since midnight. */
export const freeTimeMinuteSpan = { from: 9 * 60, to: 18 * 60 } as const

/** The intervals between the times suggested for all meetings of a series, and for a single meeting with a conflict. */
const [proposalIntervalMinutes, nearestIntervalMinutes] = [30, 15]
/** The number of calendar days after a meeting in which the nearest free time is searched. Only working days are suggested. */
const maxDaysAhead = 10

const minutesPerDay = 24 * 60

/** A part of a day in minutes since midnight. `to` is exclusive. */
export interface MinuteSpan {
  from: number
  to: number
}
/** A part of a day in which a person is busy, in the press's time zone. */
export interface BusySpan extends MinuteSpan {
  date: string
}
export interface BusyPerson {
  id: number
  busy: readonly BusySpan[]
}

const toMinutesOfDay = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

/**
 * Categories whose all-day events make a person unavailable. All-day events of other categories, such as a birthday, leave the
 * hours free (our rule).
 */
const awayCategories: readonly EventCategory[] = ['trips', 'holidays']

/** Returns the busy hours of an event within a range of days. */
export function getBusySpans(
  { dates, times, category }: { dates: EventDates; times: EventTimes | null; category: EventCategory },
  dayRange: { from: string; to: string },
): BusySpan[] {
  if (!times && !awayCategories.includes(category)) return []
  const spans: BusySpan[] = []
  for (let date = dates.start; date <= dates.end; date = addDays(date, 1)) {
    if (date < dayRange.from || date > dayRange.to) continue
    const from = times && date === dates.start ? toMinutesOfDay(times.start) : 0
    const to = times && date === dates.end ? toMinutesOfDay(times.end) : minutesPerDay
    if (to > from) spans.push({ date, from, to })
  }
  return spans
}

/** Sorts spans, and merges spans that overlap or touch, so that the result does not reveal separate meetings. */
export function mergeBusySpans(spans: readonly BusySpan[]): BusySpan[] {
  const mergedSpans: BusySpan[] = []
  for (const span of spans.toSorted((one, other) => one.date.localeCompare(other.date) || one.from - other.from)) {
    const lastSpan = mergedSpans.at(-1)
    if (lastSpan?.date === span.date && span.from <= lastSpan.to) lastSpan.to = Math.max(lastSpan.to, span.to)
    else mergedSpans.push({ ...span })
  }
  return mergedSpans
}

/**
 * Generates the days of a repetition rule. They are the same days that `series.ts` calculates with the iCalendar library. This
 * function does not use the library, so that browsers do not have to load it.
 */
export function* generateRuleDays(start: string, repeat: EventRepeat): Generator<string> {
  if (!isIsoDate(start) || (repeatsOnDays(repeat) && repeat.days.length === 0)) return
  for (
    let day = start, dayIndex = 0, remainingCount = repeat.count ?? Infinity;
    remainingCount > 0;
    day = addDays(day, 1), dayIndex += 1
  ) {
    if (repeat.until !== null && day > repeat.until) return
    if (!isMeetingDay(day, start, dayIndex, repeat)) continue
    yield day
    remainingCount -= 1
  }
}

/** Returns the days of a series of meetings within its first year. */
export function getMeetingDays(start: string, repeat: EventRepeat | null): string[] {
  if (!repeat) return [start]
  const lastDay = addDays(start, maxBusyRangeDays - 2 * maxDaysAhead)
  const days: string[] = []
  for (const day of generateRuleDays(start, repeat)) {
    if (day > lastDay || days.length === maxComparedMeetings) break
    days.push(day)
  }
  return days
}

function isMeetingDay(day: string, start: string, index: number, { kind, days }: EventRepeat): boolean {
  if (kind === 'monthly') return day.slice(8) === start.slice(8)
  if (kind === 'monthlyWeekday' || kind === 'monthlyLast')
    return (
      getIsoWeekday(day) === getIsoWeekday(start) &&
      (kind === 'monthlyLast' ? isLastInMonth(day) : getWeekdayPosition(day) === getWeekdayPosition(start))
    )
  if (!repeatsOnDays({ kind })) return true
  // Counts the weeks from the week of the start. Weeks begin on Monday.
  const weekIndex = Math.floor((index + getIsoWeekday(start) - 1) / 7)
  return days.includes(getIsoWeekday(day)) && (kind === 'weekly' || weekIndex % 2 === 0)
}

/** When a meeting takes place: at the time of its series, or at the time to which it was moved. */
export interface Meeting extends MinuteSpan {
  /** The date of the meeting according to the rule of the series. */
  occurrence: string
  date: string
}

const overlaps = (a: MinuteSpan, b: MinuteSpan): boolean => a.from < b.to && b.from < a.to

/** Returns the people who are busy at a time, and the time when each of them is free again. */
export const findBusyPeople = (
  people: readonly BusyPerson[],
  date: string,
  span: MinuteSpan,
): { id: number; to: number }[] =>
  people.flatMap(({ id, busy }) => {
    const busyEnds = busy.filter((one) => one.date === date && overlaps(one, span)).map(({ to }) => to)
    return busyEnds.length > 0 ? [{ id, to: Math.max(...busyEnds) }] : []
  })

export interface BestTime extends MinuteSpan {
  /** Days on which at least one person is busy at this time. */
  failing: string[]
}

/**
 * Returns the best times for all meetings of a series, which do not overlap. Times are sorted by the number of meetings with busy
 * people, then by the number of busy people, and then by the distance from the requested time.
 */
export function findBestTimes(
  people: readonly BusyPerson[],
  days: readonly string[],
  requestedSpan: MinuteSpan,
  maxTimes = 3,
): BestTime[] {
  const lengthMinutes = requestedSpan.to - requestedSpan.from
  const starts = new Set([requestedSpan.from])
  for (
    let from = freeTimeMinuteSpan.from;
    from + lengthMinutes <= freeTimeMinuteSpan.to;
    from += proposalIntervalMinutes
  )
    starts.add(from)
  const rankedTimes = [...starts]
    .map((from) => {
      const span = { from, to: from + lengthMinutes }
      const busyCounts = days.map((date) => findBusyPeople(people, date, span).length)
      return {
        ...span,
        failing: days.filter((_, index) => busyCounts[index]),
        missing: busyCounts.reduce((sum, count) => sum + count, 0),
      }
    })
    .toSorted(
      (one, other) =>
        one.failing.length - other.failing.length ||
        one.missing - other.missing ||
        Math.abs(one.from - requestedSpan.from) - Math.abs(other.from - requestedSpan.from) ||
        one.from - other.from,
    )
  const chosenTimes: BestTime[] = []
  for (const { missing: _missing, ...time } of rankedTimes) {
    if (chosenTimes.length === maxTimes) break
    if (time.failing.length < days.length && !chosenTimes.some((other) => overlaps(other, time))) chosenTimes.push(time)
  }
  return chosenTimes
}

/**
 * Returns the nearest time at which everyone is free. It is on the same day or on one of the next working days; null if there is
 * none.
 */
export function findNearestFreeTime(people: readonly BusyPerson[], { date, from, to }: BusySpan): BusySpan | null {
  const lengthMinutes = to - from
  const starts: number[] = []
  for (
    let start = freeTimeMinuteSpan.from;
    start + lengthMinutes <= freeTimeMinuteSpan.to;
    start += nearestIntervalMinutes
  )
    starts.push(start)
  const startsByDistance = starts.toSorted((one, other) => Math.abs(one - from) - Math.abs(other - from) || one - other)
  for (let day = date, dayOffset = 0; dayOffset <= maxDaysAhead; day = addDays(day, 1), dayOffset += 1) {
    if (day !== date && !isWorkingDay(day)) continue
    const start = startsByDistance.find(
      (one) => findBusyPeople(people, day, { from: one, to: one + lengthMinutes }).length === 0,
    )
    if (start !== undefined) return { date: day, from: start, to: start + lengthMinutes }
  }
  return null
}
