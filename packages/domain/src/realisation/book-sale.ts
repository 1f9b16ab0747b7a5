import { limits } from '../constants.ts'
import { findInvalidDates } from '../dates.ts'

/** What the form of a channel's report says; null where nothing is. The day is `yyyy-mm-dd`, the sum is in tiyn. */
export interface BookSaleInput {
  date: string
  copies: number | null
  sum: number | null
  note: string
}

export type BookSaleProblem = 'required' | 'date' | 'future' | 'zero' | 'signs' | 'tooLong'

/** More copies than any run, and more money than they bring: what is beyond was mistyped. */
export const maxBookSale = { copies: 1_000_000, sum: 1_000_000_000_000 } as const

/** What is wrong with copies that a channel reports, field by field; empty when they may be saved. What came back is below zero, and so is its sum. */
export function validateBookSale(
  given: BookSaleInput,
  today: string,
): Partial<Record<keyof BookSaleInput, BookSaleProblem>> {
  const problems: ReturnType<typeof validateBookSale> = {}
  const { date, copies, sum, note } = given
  if (date > today) problems.date = 'future'
  for (const field of findInvalidDates(given, ['date'])) problems[field] = 'date'
  if (!date) problems.date = 'required'
  if (copies === null) problems.copies = 'required'
  else if (copies === 0) problems.copies = 'zero'
  if (sum === null) problems.sum = 'required'
  else if (copies && sum && Math.sign(copies) !== Math.sign(sum)) problems.sum = 'signs'
  if (note.length > limits.noteLength) problems.note = 'tooLong'
  return problems
}
