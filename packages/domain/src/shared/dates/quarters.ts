import { addDays } from './dates.ts'

/** A quarter with its first and last day. Statements to authors cover whole quarters. */
export interface Quarter {
  year: number
  /** The number of the quarter, from 1 to 4. */
  quarter: number
  from: string
  to: string
}

const getFirstDayOfMonth = (monthCount: number): string =>
  `${String(Math.floor(monthCount / 12)).padStart(4, '0')}-${String((monthCount % 12) + 1).padStart(2, '0')}-01`

/** Returns the quarter with the given number; the number counts quarters since the year 0. */
const createQuarter = (count: number): Quarter => ({
  year: Math.floor(count / 4),
  quarter: (count % 4) + 1,
  from: getFirstDayOfMonth(count * 3),
  to: addDays(getFirstDayOfMonth(count * 3 + 3), -1),
})

const countQuarters = (date: string): number =>
  Number(date.slice(0, 4)) * 4 + Math.floor((Number(date.slice(5, 7)) - 1) / 3)

/** Returns the quarter of a day (`yyyy-mm-dd`). */
export const getQuarter = (date: string): Quarter => createQuarter(countQuarters(date))

/** Parses a quarter in the form that URLs use: `2026-3`. Null when it is not a quarter. */
export function parseQuarter(name: string): Quarter | null {
  const [, year, quarter] = /^(\d{4})-([1-4])$/.exec(name) ?? []
  return year && quarter ? createQuarter(Number(year) * 4 + Number(quarter) - 1) : null
}

export const getQuarterName = ({ year, quarter }: Pick<Quarter, 'year' | 'quarter'>): string => `${year}-${quarter}`

/** Returns the past quarters, the latest first. */
export const listPastQuarters = (date: string, count: number): Quarter[] =>
  Array.from({ length: count }, (_none, index) => createQuarter(countQuarters(date) - 1 - index))
