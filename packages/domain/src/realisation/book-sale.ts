import { limits } from '../shared/constants.ts'
import { findInvalidDates } from '../shared/dates/dates.ts'

/** The form of a channel's sales report. Empty fields are null, the date is `yyyy-mm-dd`, and the sum is in tiyn. */
export interface BookSaleInput {
  date: string
  copies: number | null
  sum: number | null
  note: string
}

export type BookSaleProblem = 'required' | 'date' | 'future' | 'zero' | 'signs' | 'tooLong'

/** The maximum number of copies and the maximum sum of a report. Larger numbers are typos. */
export const maxBookSale = { copies: 1_000_000, sum: 1_000_000_000_000 } as const

/**
 * Returns the problems of a channel's sales report by field. The report may be saved if there are none. Returned copies and their
 * sum are negative.
 */
export function validateBookSale(
  input: BookSaleInput,
  today: string,
): Partial<Record<keyof BookSaleInput, BookSaleProblem>> {
  const problems: ReturnType<typeof validateBookSale> = {}
  const { date, copies, sum, note } = input
  if (date > today) problems.date = 'future'
  for (const field of findInvalidDates(input, ['date'])) problems[field] = 'date'
  if (!date) problems.date = 'required'
  if (copies === null) problems.copies = 'required'
  else if (copies === 0) problems.copies = 'zero'
  if (sum === null) problems.sum = 'required'
  else if (copies && sum && Math.sign(copies) !== Math.sign(sum)) problems.sum = 'signs'
  if (note.length > limits.noteLength) problems.note = 'tooLong'
  return problems
}
