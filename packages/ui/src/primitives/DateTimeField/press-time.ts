import { fromDate, parseDateTime, toCalendarDateTime, toZoned } from '@internationalized/date'
import { pressTimeZone } from '@press/i18n'

/** A day and a time on the press's own clock: `yyyy-mm-ddTHH:mm`. */
export type LocalDateTime = string

/** What the clock of the press shows at a moment. */
export const localAtPress = (moment: string | Date): LocalDateTime =>
  toCalendarDateTime(fromDate(new Date(moment), pressTimeZone))
    .toString()
    .slice(0, 16)

/** The moment, in UTC as it is stored, at which the clock of the press shows this. */
export const momentAtPress = (local: LocalDateTime): string =>
  toZoned(parseDateTime(local), pressTimeZone).toAbsoluteString()
