import { pressTimeZone } from '@press/i18n/node'

const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: pressTimeZone })

/** The calendar day in the press's own zone, `yyyy-mm-dd`. */
export const dayOf = (moment: Date): string => calendar.format(moment)
export const today = (): string => dayOf(new Date())

/** A calendar day so many days later; earlier for a negative number. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
