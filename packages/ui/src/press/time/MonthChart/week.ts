import { getIsoWeekday } from '@press/domain'

/** Returns the days of the week that contains a day, starting on Monday. Days outside the month are omitted. */
export function getWeekAround<Day extends { day: string }>(days: readonly Day[], index: number): readonly Day[] {
  const currentDay = days[index]
  if (!currentDay) return []
  const mondayIndex = index - (getIsoWeekday(currentDay.day) - 1)
  return days.slice(Math.max(0, mondayIndex), mondayIndex + 7)
}
