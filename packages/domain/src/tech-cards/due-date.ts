import { timings } from '../shared/constants.ts'

export type DueTone = 'later' | 'soon' | 'overdue'

/** Returns the number of days from one calendar date to another; both are `yyyy-mm-dd`. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)

/** Returns the tone of a due date today: red when it is past, ochre within three days (design §1.5). */
export function dueTone(due: string, today: string): DueTone {
  const days = daysBetween(today, due)
  if (days < 0) return 'overdue'
  return days <= timings.dueSoonDays ? 'soon' : 'later'
}
