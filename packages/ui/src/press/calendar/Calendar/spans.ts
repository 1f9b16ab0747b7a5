import { daysBetween } from '@press/domain'
import { addDays } from '../../../primitives/DateField/dates.ts'
import type { IsoDate } from '../../../primitives/DateField/index.ts'
import { getMinutes, getTime } from '../../../primitives/TimeField/time-text.ts'
import type { EventSpan, Place } from './types.ts'

const day = 24 * 60
/** The step of a move by pointer or keyboard, in minutes; also the shortest length of an event. */
export const stepMinutes = 15

/** The distance of a move: whole days, and minutes for an event with times. */
export interface Distance {
  days: number
  minutes: number
}

/** Returns the length of the event in minutes. All-day events count whole days. */
const lengthOf = ({ dates, times }: EventSpan): number =>
  daysBetween(dates.start, dates.end) * day + (times ? getMinutes(times.end) - getMinutes(times.start) : day)

/**
 * Whether the event is all-day or lasts a day or longer. Such an event is drawn as a bar over days instead of a block between
 * hours.
 */
export const isMultiDay = (span: EventSpan): boolean => !span.times || lengthOf(span) >= day

const place = (date: IsoDate, minutes: number) => ({
  date: addDays(date, Math.floor(minutes / day)),
  time: getTime(((minutes % day) + day) % day),
})

/** Returns the span that starts at a minute of a day and lasts `length` minutes. */
function between(date: IsoDate, from: number, length: number): EventSpan {
  const start = place(date, from)
  const end = place(date, from + length)
  return { dates: { start: start.date, end: end.date }, times: { start: start.time, end: end.time } }
}

/** Returns the event at another time, with the same length. */
export function shiftSpan(span: EventSpan, { days, minutes }: Distance): EventSpan {
  const { dates, times } = span
  if (!times) return { dates: { start: addDays(dates.start, days), end: addDays(dates.end, days) }, times }
  return between(addDays(dates.start, days), getMinutes(times.start) + minutes, lengthOf(span))
}

/** Returns the event with another end. It keeps its start and never becomes shorter than a day or a step. */
export function stretchSpan(span: EventSpan, { days, minutes }: Distance): EventSpan {
  const { dates, times } = span
  if (!times) {
    const end = addDays(dates.end, days)
    return { dates: { start: dates.start, end: end < dates.start ? dates.start : end }, times }
  }
  const length = Math.max(stepMinutes, lengthOf(span) + days * day + minutes)
  return between(dates.start, getMinutes(times.start), length)
}

/** Returns the time between two places, in either order: both whole days, or every stretch of `stretch` minutes that it touches. */
export function spanOver(one: Place, other: Place, stretch: number = stepMinutes): EventSpan {
  if (one.minutes === null || other.minutes === null) {
    const [start = '', end = ''] = [one.day, other.day].toSorted()
    return { dates: { start, end }, times: null }
  }
  const from = Math.floor(one.minutes / stretch)
  const to = Math.floor((daysBetween(one.day, other.day) * day + other.minutes) / stretch)
  return between(one.day, Math.min(from, to) * stretch, (Math.abs(to - from) + 1) * stretch)
}

export const sameSpan = (one: EventSpan, other: EventSpan): boolean =>
  one.dates.start === other.dates.start &&
  one.dates.end === other.dates.end &&
  one.times?.start === other.times?.start &&
  one.times?.end === other.times?.end

/** Returns the last day on which the event is visible: an event that ends at midnight ends on the day before. */
export const lastDay = ({ dates, times }: EventSpan): IsoDate =>
  times?.end === '00:00' && dates.end > dates.start ? addDays(dates.end, -1) : dates.end
