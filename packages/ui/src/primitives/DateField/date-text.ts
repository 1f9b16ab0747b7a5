import { CalendarDate, parseDate as parseIso } from '@internationalized/date'
import { readMonth } from '@press/i18n'

/** A day as `yyyy-mm-dd`: the format of field values and of requests. */
export type IsoDate = string

/** Returns the day, or null when no such day exists. */
export function toIsoDate(year: number, month: number, day: number): IsoDate | null {
  if (year < 1000 || year > 9999) return null
  // `CalendarDate` clamps a day beyond the end of the month to its last day.
  const date = new CalendarDate(year, month, day)
  return date.month === month && date.day === day ? date.toString() : null
}

/** Returns the date nearest to today for a day without a year: in November «15.01» means next January. */
function findNearestDate(month: number, day: number, today: IsoDate): IsoDate | null {
  const year = Number(today.slice(0, 4))
  const candidates = [year - 1, year, year + 1]
    .map((candidate) => toIsoDate(candidate, month, day))
    .filter((candidate) => candidate !== null)
  const todayDate = parseIso(today)
  const getDistance = (candidate: IsoDate) => Math.abs(parseIso(candidate).compare(todayDate))
  return candidates.toSorted((a, b) => getDistance(a) - getDistance(b))[0] ?? null
}

const toFullYear = (yearText: string): number => (yearText.length === 2 ? 2000 : 0) + Number(yearText)

/**
 * Parses a date in any common format: `24.11.2026`, `24/11/26`, `24.11`, `24 ноя`, `24 қараша 2026`, `2026 ж. 24 қараша`,
 * `24112026`, `241126`, `2026-11-24`. Returns null when the text is no date or the day does not exist.
 */
export function parseDate(text: string, today: IsoDate): IsoDate | null {
  // «г.» and «ж.» only mark the number before them as a year.
  const dateText = text.trim().replace(/(\d)\s*\p{L}\.?$/u, '$1')

  const isoMatch = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(dateText)
  if (isoMatch) return toIsoDate(Number(isoMatch[1]), Number(isoMatch[2]), Number(isoMatch[3]))

  // In Kazakh the year comes first.
  const yearFirstMatch = /^(\d{4})\s*(?:\p{L}+\.?)?\s*(\d{1,2})\s*(\p{L}{3,})\.?$/u.exec(dateText)
  if (yearFirstMatch) {
    const monthNumber = readMonth(yearFirstMatch[3] ?? '')
    return monthNumber === null ? null : toIsoDate(Number(yearFirstMatch[1]), monthNumber, Number(yearFirstMatch[2]))
  }

  const separatedMatch = /^(\d{1,2})[.,/\-\s]+(\d{1,2})(?:[.,/\-\s]+(\d{4}|\d{2}))?\.?$/.exec(dateText)
  const unseparatedMatch = /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(dateText)
  const wordedMatch = /^(\d{1,2})\s*(\p{L}{3,})\.?(?:,?\s*(\d{4}|\d{2}))?$/u.exec(dateText)
  const [, day, monthText, year] = separatedMatch ?? unseparatedMatch ?? wordedMatch ?? []
  const month = monthText && (wordedMatch ? readMonth(monthText) : Number(monthText))
  if (!day || !month) return null
  return year ? toIsoDate(toFullYear(year), month, Number(day)) : findNearestDate(month, Number(day), today)
}

/** Formats a date as fields show it, in every language: `24.11.2026`. */
export const formatDateText = (date: IsoDate): string => date.split('-').toReversed().join('.')
