import { addDays, isIsoDate } from '../shared/dates/dates.ts'

/** How many days before the day of its recording the date of a payment may be. */
export const maxPayoutBackdateDays = 31
/** The maximum length of a payment order's number. */
export const maxPayoutNumberLength = 50

export type PayoutProblem = 'required' | 'date' | 'future' | 'tooEarly' | 'tooLong' | 'beforeAct'

/**
 * Returns the problems of a payment order by field. `lastActDate` is the date of the last act that the payment order pays. `today`
 * is the press's current day.
 */
export function validatePayout(
  { number, date }: { number: string; date: string },
  lastActDate: string,
  today: string,
): Partial<Record<'number' | 'date', PayoutProblem>> {
  const problems: ReturnType<typeof validatePayout> = {}
  if (!number.trim()) problems.number = 'required'
  else if (number.trim().length > maxPayoutNumberLength) problems.number = 'tooLong'
  if (!date) problems.date = 'required'
  else if (!isIsoDate(date)) problems.date = 'date'
  else if (date > today) problems.date = 'future'
  else if (date < addDays(today, -maxPayoutBackdateDays)) problems.date = 'tooEarly'
  else if (date < lastActDate) problems.date = 'beforeAct'
  return problems
}

/** Whether an approved work can be paid. It needs an executor and an agreed price. */
export const isPayable = ({ price, executor_id }: { price: number | null; executor_id: number | null }): boolean =>
  price !== null && executor_id !== null
