import { daysBetween } from '../shared/dates/dates.ts'
import { timings } from '../shared/constants.ts'

export type DueTone = 'later' | 'soon' | 'overdue'

/** Returns the tone of a due date as of today: red when it is past, ochre within three days (design §1.5). */
export function getDueTone(due: string, today: string): DueTone {
  const days = daysBetween(today, due)
  if (days < 0) return 'overdue'
  return days <= timings.dueSoonDays ? 'soon' : 'later'
}
