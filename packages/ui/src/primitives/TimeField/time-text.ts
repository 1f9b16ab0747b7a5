/** A clock time as `HH:mm`, from 00:00 to 23:59: the format of field values and of requests. */
export type ClockTime = string

const padNumber = (value: number): string => String(value).padStart(2, '0')

/** Returns the minutes since midnight. */
export const getMinutes = (time: ClockTime): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

export const getTime = (minutes: number): ClockTime =>
  `${padNumber(Math.floor(minutes / 60))}:${padNumber(minutes % 60)}`

/**
 * Parses a time in any common format: `9.30`, `9:30`, `9 30`, `9-30`, `930`, `0930`, `9`, `21:05`, `9:30 pm`. Returns null when the
 * text is no time.
 */
export function parseTime(text: string): ClockTime | null {
  const timeText = text.trim().toLowerCase()
  const separatedMatch = /^(\d{1,2})(?:\s*[.:,;\-чсh\s]\s*(\d{1,2})?)?\s*(am|pm)?$/u.exec(timeText)
  const unseparatedMatch = /^(\d{1,2})(\d{2})\s*(am|pm)?$/.exec(timeText)
  const [, hours, minutes = '0', meridiem] = (timeText.match(/\d{3}/) ? unseparatedMatch : separatedMatch) ?? []
  if (!hours) return null
  const hour = Number(hours)
  if (meridiem && (hour < 1 || hour > 12)) return null
  const hour24 = meridiem ? (hour % 12) + (meridiem === 'pm' ? 12 : 0) : hour
  return hour24 < 24 && Number(minutes) < 60 ? getTime(hour24 * 60 + Number(minutes)) : null
}
