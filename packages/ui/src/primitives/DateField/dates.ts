import {
  endOfWeek as lastOfWeek,
  isSameMonth,
  parseDate,
  startOfMonth,
  startOfWeek as firstOfWeek,
} from '@internationalized/date'
import type { IsoDate } from './date-text.ts'

/** What a calendar for one day and one for a range are told alike. */
export interface CalendarBase {
  today: IsoDate
  /** Why a day cannot be chosen, undefined when it can. */
  refusal: (date: IsoDate) => string | undefined
}

/** Whose weeks these are; all three languages begin them on Monday. */
const country = 'ru-KZ'
export const firstDayOfWeek = 'mon' as const

export const addDays = (date: IsoDate, count: number): IsoDate => parseDate(date).add({ days: count }).toString()

/** The same day of another month, or that month's last one. */
export const addMonths = (date: IsoDate, count: number): IsoDate => parseDate(date).add({ months: count }).toString()

export const startOfWeek = (date: IsoDate): IsoDate => firstOfWeek(parseDate(date), country, firstDayOfWeek).toString()
export const endOfWeek = (date: IsoDate): IsoDate => lastOfWeek(parseDate(date), country, firstDayOfWeek).toString()

export const sameMonth = (one: IsoDate, other: IsoDate): boolean => isSameMonth(parseDate(one), parseDate(other))

/** Weeks shown of every month, so that the calendar keeps its height. */
export const weeksShown = 6

/** The six weeks around a month, from Monday to Sunday. */
export function monthWeeks(date: IsoDate): IsoDate[][] {
  const first = firstOfWeek(startOfMonth(parseDate(date)), country, firstDayOfWeek)
  return Array.from({ length: weeksShown }, (_week, weeks) =>
    Array.from({ length: 7 }, (_day, days) => first.add({ weeks, days }).toString()),
  )
}
