import { isIsoDate, type SetDayKind } from '../shared/dates/dates.ts'
import {
  figureDatePattern,
  wordDatePattern,
  kurbanAitPattern,
  monthNameStems,
  dayWordPattern,
  decreeDatePattern,
  transferPattern,
  weekdayAfterPattern,
  weekdayBeforePattern,
  weekdayNameStems,
  workingDayPattern,
  yearPattern,
} from './decree-words.ts'

/** A day that a decree names. It is a day off, with the day that is worked in exchange, or a working day. */
export interface DecreeDay {
  date: string
  kind: SetDayKind
  /** The Saturday or Sunday that becomes a working day in exchange. */
  works?: string
}

export interface ParsedDecree {
  days: DecreeDay[]
  /** The original text of sentences about days that could not be parsed. */
  unclear: string[]
}

const findNameIndex = (table: readonly (readonly string[])[], word: string): number =>
  table.findIndex((names) => names.some((name) => new RegExp(`^(?:${name})`, 'iu').test(word)))

interface FoundDate {
  date: string
  /** The weekday next to the date; undefined if there is none. */
  weekday: number | undefined
}

/** Returns the dates of a sentence in order. Dates without a year get the year `year`. */
function findDates(sentence: string, year: string): FoundDate[] {
  const matches = [...sentence.matchAll(new RegExp(`${wordDatePattern}|${figureDatePattern}`, 'giu'))]
  // A sentence may give the year only once, such as «с субботы 3 июля на понедельник 5 июля 2027 года».
  const givenYears = matches.flatMap((match) => match[1] ?? match[4] ?? match[7] ?? [])
  return matches.map((match) => {
    const dateYear = match[1] ?? match[4] ?? match[7] ?? givenYears[0] ?? year
    const monthName = match[3]
    const monthNumber = monthName === undefined ? Number(match[6]) : findNameIndex(monthNameStems, monthName) + 1
    const day = Number(match[2] ?? match[5])
    const matchBefore = weekdayBeforePattern.exec(sentence.slice(0, match.index))
    const matchAfter = weekdayAfterPattern.exec(sentence.slice(match.index + match[0].length))
    // A weekday after the date has priority. In Kazakh it follows the date, so a weekday before the date may belong to another
    // date.
    const weekdayName = (matchAfter ?? matchBefore)?.[1]
    return {
      date: `${dateYear}-${String(monthNumber).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
      weekday: weekdayName === undefined ? undefined : findNameIndex(weekdayNameStems, weekdayName),
    }
  })
}

const getWeekday = (date: string): number => new Date(date).getUTCDay()
const isWeekend = (date: string): boolean => [0, 6].includes(getWeekday(date))
const isConsistentDate = ({ date, weekday: statedWeekday }: FoundDate): boolean =>
  isIsoDate(date) && (statedWeekday === undefined || statedWeekday === getWeekday(date))

const rangePattern = /\d\s*(?:[-–—]|по)\s*\d/iu

/**
 * Returns the moved day off. In «с субботы на понедельник», in either order, the weekend day becomes a working day and the weekday
 * a day off. Otherwise the day off moves from the first date to the second.
 */
const toMovedDay = (from: string, to: string): DecreeDay =>
  isWeekend(to) && !isWeekend(from)
    ? { date: from, kind: 'moved', works: to }
    : { date: to, kind: 'moved', works: from }

const getDayKind = (sentence: string): SetDayKind => {
  if (kurbanAitPattern.test(sentence)) return 'kurbanAit'
  return workingDayPattern.test(sentence) ? 'working' : 'moved'
}

/**
 * Returns the days that a part of a sentence names. Returns null when the part cannot be parsed, and an empty list when it names no
 * day.
 */
function parsePart(part: string, { moves: isTransfer, year }: { moves: boolean; year: string }): DecreeDay[] | null {
  const partWithoutDecreeDate = part.replaceAll(decreeDatePattern, ' ')
  const foundDates = findDates(partWithoutDecreeDate, year)
  if (foundDates.length === 0)
    return isTransfer &&
      dayWordPattern.test(partWithoutDecreeDate) &&
      /(?<!\d)\d{1,2}\s+\p{L}/u.test(partWithoutDecreeDate)
      ? null
      : []
  if (!foundDates.every(isConsistentDate) || rangePattern.test(partWithoutDecreeDate)) return null
  const dates = foundDates.map(({ date }) => date)
  if (!isTransfer) return dates.map((date) => ({ date, kind: getDayKind(partWithoutDecreeDate) }))
  if (dates.length % 2 === 1) return null
  const pairs = dates.flatMap((from, index) => (index % 2 === 0 ? [toMovedDay(from, dates[index + 1] ?? from)] : []))
  return pairs.every(({ date, works }) => date !== works) ? pairs : null
}

/**
 * Finds the days in the text of a decree, in Russian or Kazakh. `year` (`yyyy`) is used for dates when the text gives no year at
 * all. A date that does not match its weekday is a typo and counts as unclear.
 */
export function readDecree(text: string, year: string): ParsedDecree {
  const decreeYear = yearPattern.exec(text.replaceAll(decreeDatePattern, ' '))?.[1] ?? year
  const decree: ParsedDecree = { days: [], unclear: [] }
  // A list in one sentence may continue on separate lines that end with semicolons.
  const sentences = text.split(/\n+(?!\s*\p{Ll})(?<!:\s*)|(?<=[\p{L})]{2})\.\s+(?=[\p{Lu}\d])/u)
  for (const sentence of sentences) {
    const isTransfer = transferPattern.test(sentence)
    for (const part of sentence.split(';')) {
      const days = parsePart(part, { moves: isTransfer, year: decreeYear })
      if (days === null) decree.unclear.push(part.trim())
      else for (const day of days) if (decree.days.every(({ date }) => date !== day.date)) decree.days.push(day)
    }
  }
  return decree
}
