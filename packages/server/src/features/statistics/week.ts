import { addDays } from '../../clock.ts'

/** The week from Monday to Sunday that a day is in. */
export function getWeek(day: string): { first: string; last: string } {
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7
  const first = addDays(day, -sinceMonday)
  return { first, last: addDays(first, 6) }
}
