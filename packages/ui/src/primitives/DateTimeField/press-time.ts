import { fromDate, parseDateTime, toCalendarDateTime, toZoned } from '@internationalized/date'
import { pressTimeZone } from '@press/i18n'

/** A date and time in the press's time zone: `yyyy-mm-ddTHH:mm`. */
export type LocalDateTime = string

/** Converts a moment to date and time in the press's time zone. */
export const localAtPress = (moment: string | Date): LocalDateTime =>
  toCalendarDateTime(fromDate(new Date(moment), pressTimeZone))
    .toString()
    .slice(0, 16)

/** Converts a date and time in the press's time zone to the moment in UTC, as it is stored. */
export const momentAtPress = (local: LocalDateTime): string =>
  toZoned(parseDateTime(local), pressTimeZone).toAbsoluteString()
