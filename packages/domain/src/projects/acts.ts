import { addDays, isIsoDate } from '../dates.ts'
import { daysBetween } from '../tech-cards/due-date.ts'
import { maxPayoutBackdateDays } from '../payouts/validation.ts'

/** The longest reason for a cancelled act. */
export const cancelReasonLength = 500

export type ActProblem = 'required' | 'date' | 'future' | 'tooEarly' | 'beforeHandedIn'

/** What is wrong with the day of acts; `handedIn` is the last day that one of their works was handed in, '' where none is known. */
export function validateAct(
  { date }: { date: string },
  handedIn: string,
  today: string,
): Partial<Record<'date', ActProblem>> {
  if (!date) return { date: 'required' }
  if (!isIsoDate(date)) return { date: 'date' }
  if (date > today) return { date: 'future' }
  if (date < addDays(today, -maxPayoutBackdateDays)) return { date: 'tooEarly' }
  return date < handedIn ? { date: 'beforeHandedIn' } : {}
}

/** What is wrong with the cancellation of an act. */
export function cancelProblems({ reason }: { reason: string }): Partial<Record<'reason', 'required' | 'tooLong'>> {
  if (!reason.trim()) return { reason: 'required' }
  return reason.trim().length > cancelReasonLength ? { reason: 'tooLong' } : {}
}

/** Days that a work was handed in after it was due, 0 where it was in time; null where one of the days is not known. */
export function daysLate(due: string | null, handedIn: string | null): number | null {
  if (!due || !handedIn) return null
  return Math.max(0, daysBetween(due, handedIn))
}
