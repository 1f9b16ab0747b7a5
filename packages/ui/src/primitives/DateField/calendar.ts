import { dayOf } from '../../private/days.ts'
import { isoDate, type IsoDate } from './dateText.ts'

const day = 86_400_000

const fromTime = (time: number): IsoDate => new Date(time).toISOString().slice(0, 10)

/** Today at the press, whatever the clock of the computer is set to. */
export const todayAtPress = (now = new Date()): IsoDate => dayOf(now)

export const addDays = (date: IsoDate, count: number): IsoDate => fromTime(Date.parse(date) + count * day)

/** The same day of another month, or that month's last one. */
export function addMonths(date: IsoDate, count: number): IsoDate {
  const [year = 0, month = 0, dayOfMonth = 0] = date.split('-').map(Number)
  const index = year * 12 + month - 1 + count
  const target = { year: Math.floor(index / 12), month: (index % 12) + 1 }
  for (let last = dayOfMonth; last > 28; last -= 1) {
    const found = isoDate(target.year, target.month, last)
    if (found) return found
  }
  return isoDate(target.year, target.month, Math.min(dayOfMonth, 28)) ?? date
}

/** 0 for Monday, 6 for Sunday. */
const weekday = (date: IsoDate): number => (new Date(date).getUTCDay() + 6) % 7

export const startOfWeek = (date: IsoDate): IsoDate => addDays(date, -weekday(date))
export const endOfWeek = (date: IsoDate): IsoDate => addDays(date, 6 - weekday(date))

export const sameMonth = (one: IsoDate, other: IsoDate): boolean => one.slice(0, 7) === other.slice(0, 7)

/** The six weeks around a month, from Monday to Sunday: always six, so that the calendar keeps its height. */
export function monthWeeks(date: IsoDate): IsoDate[][] {
  const first = startOfWeek(`${date.slice(0, 8)}01`)
  return Array.from({ length: 6 }, (_week, week) =>
    Array.from({ length: 7 }, (_day, index) => addDays(first, week * 7 + index)),
  )
}
