import { addDays, isIsoDate } from '../dates.ts'

/** How many days back a payment may lie when it is written down. */
export const maxPayoutBackdateDays = 31
/** The longest number of a payment order. */
export const maxPayoutNumberLength = 50

export type PayoutProblem = 'required' | 'date' | 'future' | 'tooEarly' | 'tooLong' | 'beforeAct'

/** What is wrong with a payment order, field by field; `made` is the day of the last act that it pays, `today` is the press's day. */
export function validatePayout(
  { number, date }: { number: string; date: string },
  made: string,
  today: string,
): Partial<Record<'number' | 'date', PayoutProblem>> {
  const problems: ReturnType<typeof validatePayout> = {}
  if (!number.trim()) problems.number = 'required'
  else if (number.trim().length > maxPayoutNumberLength) problems.number = 'tooLong'
  if (!date) problems.date = 'required'
  else if (!isIsoDate(date)) problems.date = 'date'
  else if (date > today) problems.date = 'future'
  else if (date < addDays(today, -maxPayoutBackdateDays)) problems.date = 'tooEarly'
  else if (date < made) problems.date = 'beforeAct'
  return problems
}

/** Whether an approved work can be paid: somebody did it, for a sum that was agreed. */
export const isPayable = ({ price, executor_id }: { price: number | null; executor_id: number | null }): boolean =>
  price !== null && executor_id !== null
