import { addDays, isDay } from '../dates.ts'

/** How many days back a payment may lie when it is written down. */
export const payoutDays = 31
/** The longest number of a payment order. */
export const payoutNumberLength = 50

export type PayoutProblem = 'required' | 'date' | 'future' | 'tooEarly' | 'tooLong' | 'beforeAct'

/** What is wrong with a payment order, field by field; `made` is the day of the last act that it pays, `today` is the press's day. */
export function payoutProblems(
  { number, date }: { number: string; date: string },
  made: string,
  today: string,
): Partial<Record<'number' | 'date', PayoutProblem>> {
  const problems: ReturnType<typeof payoutProblems> = {}
  if (!number.trim()) problems.number = 'required'
  else if (number.trim().length > payoutNumberLength) problems.number = 'tooLong'
  if (!date) problems.date = 'required'
  else if (!isDay(date)) problems.date = 'date'
  else if (date > today) problems.date = 'future'
  else if (date < addDays(today, -payoutDays)) problems.date = 'tooEarly'
  else if (date < made) problems.date = 'beforeAct'
  return problems
}

/** Whether an approved work can be paid: somebody did it, for a sum that was agreed. */
export const isPayable = ({ price, executor_id }: { price: number | null; executor_id: number | null }): boolean =>
  price !== null && executor_id !== null
