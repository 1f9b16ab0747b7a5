import { addDays } from '../dates.ts'

/** A quarter by its days: statements to authors are made of whole ones. */
export interface Quarter {
  year: number
  /** 1 to 4. */
  quarter: number
  from: string
  to: string
}

const first = (months: number): string =>
  `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}-01`

/** A quarter by how many there were since the year 0. */
const nth = (count: number): Quarter => ({
  year: Math.floor(count / 4),
  quarter: (count % 4) + 1,
  from: first(count * 3),
  to: addDays(first(count * 3 + 3), -1),
})

const countOf = (date: string): number => Number(date.slice(0, 4)) * 4 + Math.floor((Number(date.slice(5, 7)) - 1) / 3)

/** The quarter that a day (`yyyy-mm-dd`) lies in. */
export const getQuarter = (date: string): Quarter => nth(countOf(date))

/** The quarter of a year, as an address names it: `2026-3`. Null for what is none. */
export function parseQuarter(name: string): Quarter | null {
  const [, year, quarter] = /^(\d{4})-([1-4])$/.exec(name) ?? []
  return year && quarter ? nth(Number(year) * 4 + Number(quarter) - 1) : null
}

export const quarterName = ({ year, quarter }: Pick<Quarter, 'year' | 'quarter'>): string => `${year}-${quarter}`

/** The quarters that are over, the last one first. */
export const listPastQuarters = (date: string, count: number): Quarter[] =>
  Array.from({ length: count }, (_none, index) => nth(countOf(date) - 1 - index))

/** Until when authors are paid for a period: the end of the second month after it (picture n6). */
export function getRoyaltyDueDate(to: string): string {
  const months = Number(to.slice(0, 4)) * 12 + Number(to.slice(5, 7)) - 1
  return addDays(first(months + 3), -1)
}
