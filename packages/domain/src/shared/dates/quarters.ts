import { addDays } from './dates.ts'

/** A quarter with its first and last day. Statements to authors cover whole quarters. */
export interface Quarter {
  year: number
  /** The number of the quarter, from 1 to 4. */
  quarter: number
  from: string
  to: string
}

const firstDayOfMonth = (months: number): string =>
  `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}-01`

/** Returns the quarter with the given number; the number counts quarters since the year 0. */
const quarterFromCount = (count: number): Quarter => ({
  year: Math.floor(count / 4),
  quarter: (count % 4) + 1,
  from: firstDayOfMonth(count * 3),
  to: addDays(firstDayOfMonth(count * 3 + 3), -1),
})

const countQuarters = (date: string): number =>
  Number(date.slice(0, 4)) * 4 + Math.floor((Number(date.slice(5, 7)) - 1) / 3)

/** Returns the quarter of a day (`yyyy-mm-dd`). */
export const getQuarter = (date: string): Quarter => quarterFromCount(countQuarters(date))

/** Parses a quarter in the form that URLs use: `2026-3`. Null when it is not a quarter. */
export function parseQuarter(name: string): Quarter | null {
  const [, year, quarter] = /^(\d{4})-([1-4])$/.exec(name) ?? []
  return year && quarter ? quarterFromCount(Number(year) * 4 + Number(quarter) - 1) : null
}

export const quarterName = ({ year, quarter }: Pick<Quarter, 'year' | 'quarter'>): string => `${year}-${quarter}`

/** Returns the past quarters, the latest first. */
export const listPastQuarters = (date: string, count: number): Quarter[] =>
  Array.from({ length: count }, (_none, index) => quarterFromCount(countQuarters(date) - 1 - index))
