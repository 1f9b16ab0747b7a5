import { daysBetween } from '../shared/dates/dates.ts'

interface Span {
  /** The dates of a work, as `yyyy-mm-dd`. */
  start_date: string | null
  end_date: string | null
}

/** Whether an offered work fits the schedule of works that its executor has already accepted. */
export type ScheduleConflict<Work> =
  | { kind: 'unknown' }
  | { kind: 'free' }
  | { kind: 'overlaps'; work: Work; days: number }

/** Returns the accepted work that overlaps most with the dates of an offered work. Works without dates are ignored. */
export function findScheduleConflict<Work extends Span>(
  offer: Span,
  acceptedWorks: readonly Work[],
): ScheduleConflict<Work> {
  const { start_date: from, end_date: to } = offer
  if (!from || !to) return { kind: 'unknown' }
  const overlaps = acceptedWorks.flatMap((work) => {
    if (!work.start_date || !work.end_date) return []
    const overlapStart = work.start_date > from ? work.start_date : from
    const overlapEnd = work.end_date < to ? work.end_date : to
    const days = daysBetween(overlapStart, overlapEnd) + 1
    return days > 0 ? [{ work, days }] : []
  })
  const [largestOverlap] = overlaps.toSorted((one, other) => other.days - one.days)
  return largestOverlap ? { kind: 'overlaps', ...largestOverlap } : { kind: 'free' }
}
