import {
  endOfWeek as lastOfWeek,
  isSameMonth,
  parseDate,
  startOfMonth,
  startOfWeek as firstOfWeek,
} from '@internationalized/date'
import type { IsoDate } from './date-text.ts'

/** The props shared by the calendar for one day and the calendar for a range. */
export interface CalendarBase {
  today: IsoDate
  /** Returns why a day cannot be chosen, or undefined if the day can be chosen. */
  refusal: (date: IsoDate) => string | undefined
}

/** The locale that defines the week. Weeks begin on Monday in all three languages. */
const calendarLocale = 'ru-KZ'
export const firstDayOfWeek = 'mon' as const

export const addDays = (date: IsoDate, count: number): IsoDate => parseDate(date).add({ days: count }).toString()

/** Returns the same day of another month, or the last day of that month. */
export const addMonths = (date: IsoDate, count: number): IsoDate => parseDate(date).add({ months: count }).toString()

export const startOfWeek = (date: IsoDate): IsoDate =>
  firstOfWeek(parseDate(date), calendarLocale, firstDayOfWeek).toString()
export const endOfWeek = (date: IsoDate): IsoDate =>
  lastOfWeek(parseDate(date), calendarLocale, firstDayOfWeek).toString()

export const isInSameMonth = (a: IsoDate, b: IsoDate): boolean => isSameMonth(parseDate(a), parseDate(b))

/** The number of weeks shown for every month, so that the calendar keeps its height. */
export const shownWeekCount = 6

/** Returns the six weeks around a month, from Monday to Sunday. */
export function listMonthWeeks(date: IsoDate): IsoDate[][] {
  const firstDay = firstOfWeek(startOfMonth(parseDate(date)), calendarLocale, firstDayOfWeek)
  return Array.from({ length: shownWeekCount }, (_week, weeks) =>
    Array.from({ length: 7 }, (_day, days) => firstDay.add({ weeks, days }).toString()),
  )
}
