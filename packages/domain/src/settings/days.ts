import {
  addDays,
  getCalendarDayKind,
  lawfulDaysOff,
  getLawfulMoves,
  type Holiday,
  type SetDayKind,
} from '../shared/dates/dates.ts'
import type { SetDay } from './sections.ts'

const islamicCalendarFormat = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  month: 'numeric',
  day: 'numeric',
  timeZone: 'UTC',
})

/** Kurban Ait starts on the tenth day of the twelfth month. */
const isKurbanAit = (date: string): boolean => {
  const parts = islamicCalendarFormat.formatToParts(new Date(date))
  const getPart = (type: string) => parts.find((part) => part.type === type)?.value
  return getPart('month') === '12' && getPart('day') === '10'
}

/** Returns all days of a year (`yyyy`). */
const listDays = (year: string): string[] => {
  const days: string[] = []
  for (let day = `${year}-01-01`; day.startsWith(year); day = addDays(day, 1)) days.push(day)
  return days
}

/**
 * Returns the expected days of Kurban Ait in a year (`yyyy`), according to the runtime's Umm al-Qura calendar. Some years have two.
 * ДУМК announces the day some weeks before, and the announced day may differ.
 */
export const calculateKurbanAitDays = (year: string): string[] => listDays(year).filter(isKurbanAit)

const isKurbanAitKind = (kind: string): boolean => kind === 'kurbanAit' || kind === 'kurbanAitExpected'

/** Returns the expected days of Kurban Ait in a year, if the press has set no day of Kurban Ait in that year. */
export const findMissingKurbanAit = (year: string, days: readonly { date: string; kind: string }[]): string[] =>
  days.some(({ date, kind }) => isKurbanAitKind(kind) && date.startsWith(year)) ? [] : calculateKurbanAitDays(year)

/** Returns the days from the start of a year (`yyyy`) whose date is not announced yet. */
export const findUnannouncedDays = <Day extends { date: string; kind: string }>(
  days: readonly Day[],
  year: string,
): Day[] => days.filter(({ date, kind }) => kind === 'kurbanAitExpected' && date.slice(0, 4) >= year)

/** The maximum number of days between a moved day off and the weekend day that is worked in exchange (our rule). */
const maxPairDistanceDays = 14

const getDaysApart = (a: string, b: string): number => Math.abs(Date.parse(a) - Date.parse(b)) / 86_400_000

/**
 * Pairs moved days off with the nearest days that are worked in exchange. Each worked day is used once. A moved day off for which
 * no worked day is left has no pair.
 */
export function pairDays(days: readonly { date: string; kind: string }[]): ReadonlyMap<string, string> {
  const candidates = days
    .filter(({ kind }) => kind === 'moved')
    .flatMap(({ date: dayOff }) =>
      days
        .filter(({ kind, date }) => kind === 'working' && getDaysApart(dayOff, date) <= maxPairDistanceDays)
        .map(({ date: workedDay }) => ({ off: dayOff, works: workedDay, daysApart: getDaysApart(dayOff, workedDay) })),
    )
    .toSorted((one, other) => one.daysApart - other.daysApart)
  const pairs = new Map<string, string>()
  const usedDays = new Set<string>()
  for (const { off: dayOff, works: workedDay } of candidates) {
    if (pairs.has(dayOff) || usedDays.has(workedDay)) continue
    pairs.set(dayOff, workedDay)
    usedDays.add(workedDay)
  }
  return pairs
}

/** A row in the list of a year's special days: a holiday by law with all its days, or a day set by the press. */
export type YearRow =
  | { by: 'law'; dates: readonly string[]; holiday: Holiday; moves: readonly string[] }
  | { by: 'press'; dates: readonly [string]; kind: SetDayKind; works: string | undefined }

/**
 * Returns the special days of a year (`yyyy`) by date. A Saturday that is worked in exchange for a day off is part of the row of
 * that day off.
 */
export function buildYearRows(year: string, days: readonly { date: string; kind: string }[]): YearRow[] {
  const moves = [...getLawfulMoves(year)]
  const names = [...new Set(lawfulDaysOff.map(([, name]) => name))]
  const holidayRows = names.map((holiday): YearRow => {
    const dates = lawfulDaysOff.filter(([, name]) => name === holiday).map(([day]) => `${year}-${day}`)
    return { by: 'law', dates, holiday, moves: moves.flatMap(([to, from]) => (dates.includes(from) ? [to] : [])) }
  })
  const daysInYear = days.filter(({ date }) => date.startsWith(year))
  const pairs = pairDays(daysInYear)
  const pairedWorkingDays = new Set(pairs.values())
  const pressRows = daysInYear
    .filter(({ date }) => !pairedWorkingDays.has(date))
    .map(({ date, kind }): YearRow => ({
      by: 'press',
      dates: [date],
      kind: kind as SetDayKind,
      works: pairs.get(date),
    }))
  const getFirstDate = ({ dates: [date = ''] }: YearRow) => date
  return [...holidayRows, ...pressRows].toSorted((one, other) => getFirstDate(one).localeCompare(getFirstDate(other)))
}

/** The maximum number of deadlines that a preview of changed days names. Further deadlines are only counted (our rule). */
export const maxShownDeadlines = 3

const toKindByDate = (days: readonly SetDay[]): Record<string, string> =>
  Object.fromEntries(days.map(({ date, kind }) => [date, kind]))
const isWorked = (date: string, kindByDate: Record<string, string>): boolean =>
  [null, 'working'].includes(getCalendarDayKind(date, kindByDate))

/** Returns which days become days off and which become working days when the press changes its set days. */
export function findChangedDays(
  before: readonly SetDay[],
  after: readonly SetDay[],
): { off: string[]; working: string[] } {
  const [oldKindByDate, newKindByDate] = [toKindByDate(before), toKindByDate(after)]
  const dates = [...new Set([...before, ...after].map(({ date }) => date))].toSorted((one, other) =>
    one.localeCompare(other),
  )
  return {
    off: dates.filter((date) => isWorked(date, oldKindByDate) && !isWorked(date, newKindByDate)),
    working: dates.filter((date) => !isWorked(date, oldKindByDate) && isWorked(date, newKindByDate)),
  }
}
