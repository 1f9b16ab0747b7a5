import { addDays, daysBetween, isIsoDate } from '../shared/dates/dates.ts'
import { maxPayoutBackdateDays } from './validation.ts'

/** The maximum length of the reason for cancelling an act. */
export const maxCancelReasonLength = 500

export type ActProblem = 'required' | 'date' | 'future' | 'tooEarly' | 'beforeHandedIn'

/**
 * Returns the problems of the date of acts. `submittedOn` is the last day on which a work of these acts was submitted; '' if
 * unknown.
 */
export function validateAct(
  { date }: { date: string },
  submittedOn: string,
  today: string,
): Partial<Record<'date', ActProblem>> {
  if (!date) return { date: 'required' }
  if (!isIsoDate(date)) return { date: 'date' }
  if (date > today) return { date: 'future' }
  if (date < addDays(today, -maxPayoutBackdateDays)) return { date: 'tooEarly' }
  return date < submittedOn ? { date: 'beforeHandedIn' } : {}
}

/** Returns the problems of the cancellation of an act. */
export function validateCancellation({
  reason,
}: {
  reason: string
}): Partial<Record<'reason', 'required' | 'tooLong'>> {
  if (!reason.trim()) return { reason: 'required' }
  return reason.trim().length > maxCancelReasonLength ? { reason: 'tooLong' } : {}
}

/**
 * Returns how many days after its due date a work was submitted. Returns 0 if it was on time, and null if either day is unknown.
 */
export function countDaysLate(due: string | null, submittedOn: string | null): number | null {
  if (!due || !submittedOn) return null
  return Math.max(0, daysBetween(due, submittedOn))
}
