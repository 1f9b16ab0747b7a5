import { CalendarDate, parseDate as parseIso } from '@internationalized/date'
import { readMonth } from '@press/i18n'

/** A day as `yyyy-mm-dd`: the format of field values and of requests. */
export type IsoDate = string

/** Returns the day, or null when no such day exists. */
export function isoDate(year: number, month: number, day: number): IsoDate | null {
  if (year < 1000 || year > 9999) return null
  // `CalendarDate` clamps a day beyond the end of the month to its last day.
  const date = new CalendarDate(year, month, day)
  return date.month === month && date.day === day ? date.toString() : null
}

/** Returns the date nearest to today for a day without a year: in November «15.01» means next January. */
function nearest(month: number, day: number, today: IsoDate): IsoDate | null {
  const year = Number(today.slice(0, 4))
  const days = [year - 1, year, year + 1].map((one) => isoDate(one, month, day)).filter((one) => one !== null)
  const now = parseIso(today)
  const distance = (one: IsoDate) => Math.abs(parseIso(one).compare(now))
  return days.toSorted((one, other) => distance(one) - distance(other))[0] ?? null
}

const fullYear = (year: string): number => (year.length === 2 ? 2000 : 0) + Number(year)

/**
 * Parses a date in any common format: `24.11.2026`, `24/11/26`, `24.11`, `24 ноя`, `24 қараша 2026`, `2026 ж. 24 қараша`,
 * `24112026`, `241126`, `2026-11-24`. Returns null when the text is no date or the day does not exist.
 */
export function parseDate(text: string, today: IsoDate): IsoDate | null {
  // «г.» and «ж.» only mark the number before them as a year.
  const typed = text.trim().replace(/(\d)\s*\p{L}\.?$/u, '$1')

  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed)
  if (iso) return isoDate(Number(iso[1]), Number(iso[2]), Number(iso[3]))

  // In Kazakh the year comes first.
  const yearFirst = /^(\d{4})\s*(?:\p{L}+\.?)?\s*(\d{1,2})\s*(\p{L}{3,})\.?$/u.exec(typed)
  if (yearFirst) {
    const monthNumber = readMonth(yearFirst[3] ?? '')
    return monthNumber === null ? null : isoDate(Number(yearFirst[1]), monthNumber, Number(yearFirst[2]))
  }

  const figures = /^(\d{1,2})[.,/\-\s]+(\d{1,2})(?:[.,/\-\s]+(\d{4}|\d{2}))?\.?$/.exec(typed)
  const run = /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(typed)
  const worded = /^(\d{1,2})\s*(\p{L}{3,})\.?(?:,?\s*(\d{4}|\d{2}))?$/u.exec(typed)
  const [, day, word, year] = figures ?? run ?? worded ?? []
  const month = word && (worded ? readMonth(word) : Number(word))
  if (!day || !month) return null
  return year ? isoDate(fullYear(year), month, Number(day)) : nearest(month, Number(day), today)
}

/** Formats a date as fields show it, in every language: `24.11.2026`. */
export const formatDateText = (date: IsoDate): string => date.split('-').toReversed().join('.')
