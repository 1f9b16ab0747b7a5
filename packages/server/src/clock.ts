import { addDays, type ClockMinute } from '@press/domain'
import { dayOf, pressTimeZone } from '@press/i18n/node'

export { addDays, dayOf }
export const today = (): string => dayOf(new Date())

const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: pressTimeZone, hour: '2-digit', minute: '2-digit' })

/** What the press's clock shows at a moment. */
export const clockMinute = (at: Date): ClockMinute => ({ day: dayOf(at), time: clock.format(at) })

/** When the press's clock shows this; for minutes since the whole country keeps one time, 1 March 2024. */
export const momentOf = ({ day, time }: ClockMinute): Date => new Date(`${day}T${time}:00+05:00`)
