import { isCalendarDay } from './calendar-day.ts'
import { inForce } from './settings/press-tables.ts'

/** The years that a press has to do with, from the birthday of its oldest author on (ours): what is beyond was mistyped, as 0026 for 2026. */
const years = { first: '1900', last: '2199' } as const

/** Whether a text is a calendar day from 1900 to 2199. */
export const isIsoDate = (text: string): boolean =>
  isCalendarDay(text) && years.first <= text.slice(0, 4) && text.slice(0, 4) <= years.last

/** Which of a form's days are filled in with what is no day. */
export const findInvalidDates = <Field extends string>(
  form: { readonly [Key in Field]?: string | null },
  fields: readonly Field[],
): Field[] =>
  fields.filter((field) => {
    const value = form[field]
    return Boolean(value) && !isIsoDate(value ?? '')
  })

const dayMs = 86_400_000

/** A calendar day so many days later; earlier for a negative number. */
export const addDays = (from: string, days: number): string =>
  new Date(Date.parse(from) + days * dayMs).toISOString().slice(0, 10)

/** The same day so many months later; the last of a month that has no such day. */
export function addMonths(from: string, months: number): string {
  const [year = 0, month = 1, dayOfMonth = 1] = from.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(dayOfMonth, last))).toISOString().slice(0, 10)
}

/**
 * Days off that stand on a date: the Law on holidays of the Republic of Kazakhstan (No. 267, 2001), with the Orthodox Christmas.
 * Kurban Ait, which the moon decides, and days that the government moves are not among them: a press sets those (`setDayKinds`). A holiday on a weekend gives
 * another day off (`lawfulMoves`).
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

/** The dates (`mm-dd`) of the law's days off. */
export const lawfulDaysOff: readonly (readonly [string, Holiday])[] = [...holidays]

const isWeekend = (date: string): boolean => [0, 6].includes(new Date(date).getUTCDay())

/** The Orthodox Christmas is a day off and no holiday: on a weekend it gives no other day (Labour Code, art. 84 and 85). */
const staysPut = (holiday: Holiday): boolean => holiday === 'christmas'

const movedByLaw = new Map<string, ReadonlyMap<string, string>>()

/**
 * The days off of a year (`yyyy`) that stand for holidays on a weekend, each with its holiday: the next working day after it (Labour
 * Code, art. 85, part 3). Which days the press has set does not count here.
 */
export function lawfulMoves(year: string): ReadonlyMap<string, string> {
  const known = movedByLaw.get(year)
  if (known) return known
  const moved = new Map<string, string>()
  for (const [day, holiday] of holidays) {
    const date = `${year}-${day}`
    if (staysPut(holiday) || !isWeekend(date)) continue
    let next = addDays(date, 1)
    while (isWeekend(next) || holidays.has(next.slice(5)) || moved.has(next)) next = addDays(next, 1)
    moved.set(next, date)
  }
  movedByLaw.set(year, moved)
  return moved
}

/**
 * What a press sets of a day: Kurban Ait, or the day that it is expected on while the muftiate (ДУМК) has not announced it; a day off that
 * the government moved there, one of the press's own; or that it works, though it else would not.
 */
export const setDayKinds = ['kurbanAit', 'kurbanAitExpected', 'moved', 'own', 'working'] as const
export type SetDayKind = (typeof setDayKinds)[number]

/** What a day is in a year as it is set: a working day where it is nothing else; `waiting`: a day off whose date is not announced yet. */
export type DayOfYear = 'holiday' | 'waiting' | 'moved' | 'working' | 'weekend' | null

/** What a day (`yyyy-mm-dd`) is where a press sets these days, by date: the law's holidays and their moves, and what is set over them. */
export function dayOfYear(date: string, set: Readonly<Record<string, string>>): DayOfYear {
  const kind = set[date]
  if (kind === 'working') return isWeekend(date) || holidays.has(date.slice(5)) ? 'working' : null
  if (kind === 'moved') return 'moved'
  if (kind === 'kurbanAitExpected') return 'waiting'
  if (kind === 'kurbanAit' || kind === 'own' || holidays.has(date.slice(5))) return 'holiday'
  if (lawfulMoves(date.slice(0, 4)).has(date)) return 'moved'
  return isWeekend(date) ? 'weekend' : null
}

const isSetDay = (kind: string | undefined): kind is SetDayKind => setDayKinds.some((one) => one === kind)

const setDayOn = (date: string): SetDayKind | undefined => {
  const kind = inForce().days?.[date]
  return isSetDay(kind) ? kind : undefined
}

/**
 * The holiday that a day (`yyyy-mm-dd`) is, the law's or one that the press has set; undefined where it is none. An expected Kurban Ait
 * is Kurban Ait: the announcement moves it by a day at most, and a term that was counted over it as over a working day would become a
 * day too short for sure, while the other way about it is a day too long at worst.
 */
export function getHoliday(date: string): Holiday | Exclude<SetDayKind, 'working' | 'kurbanAitExpected'> | undefined {
  const set = setDayOn(date)
  if (set === 'working') return undefined
  if (set === 'kurbanAitExpected') return 'kurbanAit'
  return set ?? holidays.get(date.slice(5)) ?? (lawfulMoves(date.slice(0, 4)).has(date) ? 'moved' : undefined)
}

/** Whether the press works on a day (`yyyy-mm-dd`): from Monday to Friday, but for the days off, and where it is set to. */
export function isWorkingDay(date: string): boolean {
  if (setDayOn(date) === 'working') return true
  return !isWeekend(date) && !getHoliday(date)
}

/** The day that comes so many working days after another one; none after it is that day itself, or the next working one. */
export function addWorkingDays(date: string, count: number): string {
  let time = Date.parse(date)
  let left = count
  const current = (): string => new Date(time).toISOString().slice(0, 10)
  if (left === 0) while (!isWorkingDay(current())) time += dayMs
  while (left > 0) {
    time += dayMs
    if (isWorkingDay(current())) left -= 1
  }
  return current()
}

/** How many working days come after one day until another, that one too; none when it lies before. */
export function workingDaysBetween(from: string, to: string): number {
  let days = 0
  for (let time = Date.parse(from) + dayMs; time <= Date.parse(to); time += dayMs)
    if (isWorkingDay(new Date(time).toISOString().slice(0, 10))) days += 1
  return days
}

/** The earliest day since which no more than so many working days have passed. */
export function workingDaysAgo(date: string, count: number): string {
  let time = Date.parse(date)
  for (let passed = 0; ; time -= dayMs) {
    const current = new Date(time).toISOString().slice(0, 10)
    if (!isWorkingDay(current)) continue
    if (passed === count) return current
    passed += 1
  }
}
