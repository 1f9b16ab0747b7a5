import { limits } from '../constants.ts'
import { wrongDays } from '../dates.ts'

/** What the form of a channel's report says; null where nothing is. The day is `yyyy-mm-dd`, the sum is in tiyn. */
export interface BookSaleFacts {
  date: string
  copies: number | null
  sum: number | null
  note: string
}

export type BookSaleProblem = 'required' | 'date' | 'future' | 'zero' | 'signs' | 'tooLong'

/** More copies than any run, and more money than they bring: what is beyond was mistyped. */
export const mostSold = { copies: 1_000_000, sum: 1_000_000_000_000 } as const

/** What is wrong with copies that a channel reports, field by field; empty when they may be saved. What came back is below zero, and so is its sum. */
export function bookSaleProblems(
  given: BookSaleFacts,
  today: string,
): Partial<Record<keyof BookSaleFacts, BookSaleProblem>> {
  const problems: ReturnType<typeof bookSaleProblems> = {}
  const { date, copies, sum, note } = given
  if (date > today) problems.date = 'future'
  for (const field of wrongDays(given, ['date'])) problems[field] = 'date'
  if (!date) problems.date = 'required'
  if (copies === null) problems.copies = 'required'
  else if (copies === 0) problems.copies = 'zero'
  if (sum === null) problems.sum = 'required'
  else if (copies && sum && Math.sign(copies) !== Math.sign(sum)) problems.sum = 'signs'
  if (note.length > limits.note) problems.note = 'tooLong'
  return problems
}
