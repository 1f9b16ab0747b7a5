import { addDays, type LocalMinute } from '@press/domain'
import { toPressDay, pressTimeZone } from '@press/i18n/node'

export { addDays, toPressDay }
export const getToday = (): string => toPressDay(new Date())

const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: pressTimeZone, hour: '2-digit', minute: '2-digit' })

/** What the press's clock shows at a moment. */
export const toLocalMinute = (at: Date): LocalMinute => ({ day: toPressDay(at), time: clock.format(at) })

/** When the press's clock shows this; for minutes since the whole country keeps one time, 1 March 2024. */
export const toInstant = ({ day, time }: LocalMinute): Date => new Date(`${day}T${time}:00+05:00`)
