import { timings } from '../constants.ts'

export type DueTone = 'later' | 'soon' | 'overdue'

/** Whole days from one calendar date to another; both `yyyy-mm-dd`. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)

/** How a due date looks today: red once past, ochre within three days (design §1.5). */
export function dueTone(due: string, today: string): DueTone {
  const days = daysBetween(today, due)
  if (days < 0) return 'overdue'
  return days <= timings.dueSoonDays ? 'soon' : 'later'
}
