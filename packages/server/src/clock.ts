import { dayOf } from '@press/i18n/node'

export { dayOf }
export const today = (): string => dayOf(new Date())

/** A calendar day so many days later; earlier for a negative number. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
