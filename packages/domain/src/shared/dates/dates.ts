import { isCalendarDay } from './calendar-day.ts'
import { getPressTables } from '../press-tables.ts'

/**
 * The range of years that a press works with (our rule). The first year is earlier than the birthday of the oldest author. A year
 * outside the range is a typo, such as 0026 for 2026.
 */
const yearRange = { first: '1900', last: '2199' } as const

/** Whether a text is a calendar day from 1900 to 2199. */
export const isIsoDate = (text: string): boolean =>
  isCalendarDay(text) && yearRange.first <= text.slice(0, 4) && text.slice(0, 4) <= yearRange.last

/** Returns the form's date fields that are filled in with an invalid date. */
export const findInvalidDates = <Field extends string>(
  form: { readonly [Key in Field]?: string | null },
  fields: readonly Field[],
): Field[] =>
  fields.filter((field) => {
    const value = form[field]
    return Boolean(value) && !isIsoDate(value ?? '')
  })

const dayMs = 86_400_000

/** Returns the calendar day `days` days later; a negative number gives an earlier day. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10)

/** Returns the number of days from one calendar date to another; both are `yyyy-mm-dd`. */
export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / dayMs)

/** Returns the same day `months` months later, or the last day of the month if that month is shorter. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, dayOfMonth = 1] = date.split('-').map(Number)
  const lastDayOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(dayOfMonth, lastDayOfMonth))).toISOString().slice(0, 10)
}

/**
 * Days off with a fixed date: the Law on holidays of the Republic of Kazakhstan (No. 267, 2001), with the Orthodox Christmas.
 * Kurban Ait, whose date follows the lunar calendar, and days moved by the government are not included, because a press sets these
 * days (`setDayKinds`). For a holiday on a weekend, another day is off (`getLawfulMoves`).
 */
const daysOff = {
  '01-01': 'newYear',
  '01-02': 'newYear',
  '01-07': 'christmas',
  '03-08': 'women',
  '03-21': 'nauryz',
  '03-22': 'nauryz',
  '03-23': 'nauryz',
  '05-01': 'unity',
  '05-07': 'defender',
  '05-09': 'victory',
  '07-06': 'capital',
  '08-30': 'constitution',
  '10-25': 'republic',
  '12-16': 'independence',
} as const
export type Holiday = (typeof daysOff)[keyof typeof daysOff]

const holidays: ReadonlyMap<string, Holiday> = new Map(Object.entries(daysOff))

/** The dates (`mm-dd`) of the days off set by law. */
export const lawfulDaysOff: readonly (readonly [string, Holiday])[] = [...holidays]

const isWeekend = (date: string): boolean => [0, 6].includes(new Date(date).getUTCDay())

/**
 * The Orthodox Christmas is a day off but not a holiday. If it falls on a weekend, no other day is off instead (Labour Code, art.
 * 84 and 85).
 */
const isNeverMoved = (holiday: Holiday): boolean => holiday === 'christmas'

const movesByYear = new Map<string, ReadonlyMap<string, string>>()

/**
 * Returns the days off of a year (`yyyy`) that replace holidays on a weekend, each with its holiday. The replacement is the next
 * working day after the holiday (Labour Code, art. 85, part 3). Days set by the press are ignored.
 */
export function getLawfulMoves(year: string): ReadonlyMap<string, string> {
  const cachedMoves = movesByYear.get(year)
  if (cachedMoves) return cachedMoves
  const moves = new Map<string, string>()
  for (const [day, holiday] of holidays) {
    const date = `${year}-${day}`
    if (isNeverMoved(holiday) || !isWeekend(date)) continue
    let substituteDay = addDays(date, 1)
    while (isWeekend(substituteDay) || holidays.has(substituteDay.slice(5)) || moves.has(substituteDay))
      substituteDay = addDays(substituteDay, 1)
    moves.set(substituteDay, date)
  }
  movesByYear.set(year, moves)
  return moves
}

/**
 * The kinds of days that a press can set. `kurbanAitExpected` is the expected date until the muftiate (ДУМК) announces the date.
 * `moved` is a day off moved by the government, and `own` is the press's own day off. `working` makes a day off a working day.
 */
export const setDayKinds = ['kurbanAit', 'kurbanAitExpected', 'moved', 'own', 'working'] as const
export type SetDayKind = (typeof setDayKinds)[number]

/**
 * The kind of a day in the year calendar. `waiting` is a day off whose date is not announced yet. `working` is a day off that the
 * press has made a working day. `null` is an ordinary working day.
 */
export type CalendarDayKind = 'holiday' | 'waiting' | 'moved' | 'working' | 'weekend' | null

/**
 * Returns the kind of a day (`yyyy-mm-dd`). `setDays` holds the days set by the press, by date. They override the holidays set
 * by law and the days that replace these holidays.
 */
export function getCalendarDayKind(date: string, setDays: Readonly<Record<string, string>>): CalendarDayKind {
  const kind = setDays[date]
  if (kind === 'working') return isWeekend(date) || holidays.has(date.slice(5)) ? 'working' : null
  if (kind === 'moved') return 'moved'
  if (kind === 'kurbanAitExpected') return 'waiting'
  if (kind === 'kurbanAit' || kind === 'own' || holidays.has(date.slice(5))) return 'holiday'
  if (getLawfulMoves(date.slice(0, 4)).has(date)) return 'moved'
  return isWeekend(date) ? 'weekend' : null
}

const isSetDay = (kind: string | undefined): kind is SetDayKind => setDayKinds.some((one) => one === kind)

const getSetDay = (date: string): SetDayKind | undefined => {
  const kind = getPressTables().days?.[date]
  return isSetDay(kind) ? kind : undefined
}

/**
 * Returns the holiday on a day (`yyyy-mm-dd`), set by law or by the press; undefined if there is none. An expected Kurban Ait
 * counts as Kurban Ait. The announcement moves it by one day at most, so a deadline is a day too long at worst. If the expected day
 * counted as a working day, the deadline would certainly be a day too short.
 */
export function getHoliday(date: string): Holiday | Exclude<SetDayKind, 'working' | 'kurbanAitExpected'> | undefined {
  const setDay = getSetDay(date)
  if (setDay === 'working') return undefined
  if (setDay === 'kurbanAitExpected') return 'kurbanAit'
  return setDay ?? holidays.get(date.slice(5)) ?? (getLawfulMoves(date.slice(0, 4)).has(date) ? 'moved' : undefined)
}

/** Whether the press works on a day (`yyyy-mm-dd`): Monday to Friday except days off, and days set as working. */
export function isWorkingDay(date: string): boolean {
  if (getSetDay(date) === 'working') return true
  return !isWeekend(date) && !getHoliday(date)
}

/** Returns the day that is `count` working days after `date`. With a count of 0, returns `date` itself or the next working day. */
export function addWorkingDays(date: string, count: number): string {
  let time = Date.parse(date)
  let remainingDays = count
  const getDate = (): string => new Date(time).toISOString().slice(0, 10)
  if (remainingDays === 0) while (!isWorkingDay(getDate())) time += dayMs
  while (remainingDays > 0) {
    time += dayMs
    if (isWorkingDay(getDate())) remainingDays -= 1
  }
  return getDate()
}

/** Counts the working days after `from` up to and including `to`; 0 when `to` is earlier. */
export function workingDaysBetween(from: string, to: string): number {
  let days = 0
  for (let time = Date.parse(from) + dayMs; time <= Date.parse(to); time += dayMs)
    if (isWorkingDay(new Date(time).toISOString().slice(0, 10))) days += 1
  return days
}

/** Returns the working day that is `count` working days before `date`; a day off counts as the working day before it. */
export function workingDaysAgo(date: string, count: number): string {
  let time = Date.parse(date)
  for (let workingDays = 0; ; time -= dayMs) {
    const day = new Date(time).toISOString().slice(0, 10)
    if (!isWorkingDay(day)) continue
    if (workingDays === count) return day
    workingDays += 1
  }
}
