import { isoWeekday } from '@press/domain'

/** Returns the days of the week that a day is in, from Monday, limited to the month. */
export function weekAround<Day extends { day: string }>(days: readonly Day[], at: number): readonly Day[] {
  const currentDay = days[at]
  if (!currentDay) return []
  const first = at - (isoWeekday(currentDay.day) - 1)
  return days.slice(Math.max(0, first), first + 7)
}
