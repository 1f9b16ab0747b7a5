import { addDays, type LocalMinute } from '@press/domain'
import { toPressDay, pressTimeZone } from '@press/i18n/node'

export { addDays, toPressDay }
export const getToday = (): string => toPressDay(new Date())

const timeFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: pressTimeZone, hour: '2-digit', minute: '2-digit' })

/** Returns the press's local day and time at a moment. */
export const toLocalMinute = (moment: Date): LocalMinute => ({
  day: toPressDay(moment),
  time: timeFormat.format(moment),
})

/**
 * Returns the moment at which the press's clock shows this day and time. Valid since 1 March 2024, when the whole country got one
 * time zone.
 */
export const toInstant = ({ day, time }: LocalMinute): Date => new Date(`${day}T${time}:00+05:00`)

/** Returns the week, Monday to Sunday, that contains a day. */
export function getWeek(day: string): { first: string; last: string } {
  const daysSinceMonday = (new Date(day).getUTCDay() + 6) % 7
  const monday = addDays(day, -daysSinceMonday)
  return { first: monday, last: addDays(monday, 6) }
}
