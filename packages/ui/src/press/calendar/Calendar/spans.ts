import { daysBetween } from '@press/domain'
import { addDays } from '../../../primitives/DateField/dates.ts'
import type { IsoDate } from '../../../primitives/DateField/index.ts'
import { getMinutes, getTime } from '../../../primitives/TimeField/time-text.ts'
import type { EventSpan, Place } from './types.ts'

const minutesPerDay = 24 * 60
/** The step of a move by pointer or keyboard, in minutes; also the shortest length of an event. */
export const stepMinutes = 15

/** The distance of a move: whole days, and minutes for an event with times. */
export interface Distance {
  days: number
  minutes: number
}

/** Returns the length of the event in minutes. All-day events count whole days. */
const getLengthMinutes = ({ dates, times }: EventSpan): number =>
  daysBetween(dates.start, dates.end) * minutesPerDay +
  (times ? getMinutes(times.end) - getMinutes(times.start) : minutesPerDay)

/**
 * Whether the event is all-day or lasts a day or longer. Such an event is drawn as a bar over days instead of a block in the
 * hour grid.
 */
export const isMultiDay = (span: EventSpan): boolean => !span.times || getLengthMinutes(span) >= minutesPerDay

const toDateAndTime = (date: IsoDate, minutes: number) => ({
  date: addDays(date, Math.floor(minutes / minutesPerDay)),
  time: getTime(((minutes % minutesPerDay) + minutesPerDay) % minutesPerDay),
})

/** Returns the span that starts at a minute of a day and lasts `lengthMinutes`. */
function buildSpan(date: IsoDate, startMinute: number, lengthMinutes: number): EventSpan {
  const start = toDateAndTime(date, startMinute)
  const end = toDateAndTime(date, startMinute + lengthMinutes)
  return { dates: { start: start.date, end: end.date }, times: { start: start.time, end: end.time } }
}

/** Returns the event at another time, with the same length. */
export function shiftSpan(span: EventSpan, { days, minutes }: Distance): EventSpan {
  const { dates, times } = span
  if (!times) return { dates: { start: addDays(dates.start, days), end: addDays(dates.end, days) }, times }
  return buildSpan(addDays(dates.start, days), getMinutes(times.start) + minutes, getLengthMinutes(span))
}

/** Returns the event with another end. It keeps its start and never becomes shorter than a day or a step. */
export function stretchSpan(span: EventSpan, { days, minutes }: Distance): EventSpan {
  const { dates, times } = span
  if (!times) {
    const end = addDays(dates.end, days)
    return { dates: { start: dates.start, end: end < dates.start ? dates.start : end }, times }
  }
  const lengthMinutes = Math.max(stepMinutes, getLengthMinutes(span) + days * minutesPerDay + minutes)
  return buildSpan(dates.start, getMinutes(times.start), lengthMinutes)
}

/** Returns the time between two places, in either order: both whole days, or every stretch of `stretch` minutes that it touches. */
export function getSpanBetween(
  firstPlace: Place,
  secondPlace: Place,
  stepLengthMinutes: number = stepMinutes,
): EventSpan {
  if (firstPlace.minutes === null || secondPlace.minutes === null) {
    const [start = '', end = ''] = [firstPlace.day, secondPlace.day].toSorted()
    return { dates: { start, end }, times: null }
  }
  const firstStep = Math.floor(firstPlace.minutes / stepLengthMinutes)
  const lastStep = Math.floor(
    (daysBetween(firstPlace.day, secondPlace.day) * minutesPerDay + secondPlace.minutes) / stepLengthMinutes,
  )
  return buildSpan(
    firstPlace.day,
    Math.min(firstStep, lastStep) * stepLengthMinutes,
    (Math.abs(lastStep - firstStep) + 1) * stepLengthMinutes,
  )
}

export const isSameSpan = (span: EventSpan, otherSpan: EventSpan): boolean =>
  span.dates.start === otherSpan.dates.start &&
  span.dates.end === otherSpan.dates.end &&
  span.times?.start === otherSpan.times?.start &&
  span.times?.end === otherSpan.times?.end

/** Returns the last day on which the event is visible: an event that ends at midnight ends on the day before. */
export const getLastDay = ({ dates, times }: EventSpan): IsoDate =>
  times?.end === '00:00' && dates.end > dates.start ? addDays(dates.end, -1) : dates.end
