import { addDays } from '../../clock.ts'

/** Returns the week, Monday to Sunday, that contains a day. */
export function getWeek(day: string): { first: string; last: string } {
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7
  const first = addDays(day, -sinceMonday)
  return { first, last: addDays(first, 6) }
}
