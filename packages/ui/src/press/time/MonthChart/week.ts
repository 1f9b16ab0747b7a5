import { isoWeekday } from '@press/domain'

/** The days of a month's week, from Monday, that a day is in. */
export function weekAround<Day extends { day: string }>(days: readonly Day[], at: number): readonly Day[] {
  const here = days[at]
  if (!here) return []
  const first = at - (isoWeekday(here.day) - 1)
  return days.slice(Math.max(0, first), first + 7)
}
