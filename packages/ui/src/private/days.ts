import { pressTimeZone } from '@press/i18n'

// Canada writes dates as ISO does.
const iso = new Intl.DateTimeFormat('en-CA', { timeZone: pressTimeZone, dateStyle: 'short' })

/** The calendar day of a moment where the press stands: `yyyy-mm-dd`. */
export const dayOf = (moment: string | Date): string => iso.format(new Date(moment))
