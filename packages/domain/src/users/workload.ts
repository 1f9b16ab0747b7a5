import { calculateHoursInWeek, type PlannedWork } from '../shared/people/workload.ts'

/** The number of weeks of a person's workload that are shown before and after the current week. */
export const shownWeekCounts = { before: 5, after: 2 } as const

export interface Week {
  /** The Monday and the Sunday of the week, `yyyy-mm-dd`. */
  first: string
  last: string
}

export interface DoneWork extends PlannedWork {
  /** When the work was submitted; null until then. */
  done_on: string | null
}

/**
 * Returns the past, current or expected hours of a work in a week. In the current week, a work that is late or has no dates counts
 * completely, as in everyone's workload. In other weeks, a work counts only on its planned days, and not after it was submitted.
 */
function getHoursInWeek({ done_on, ...work }: DoneWork, week: Week, isCurrentWeek: boolean): number {
  if (isCurrentWeek && !done_on) return calculateHoursInWeek(work, week)
  const { start_date, end_date } = work
  if (!start_date || !end_date) return 0
  const end = done_on && done_on < end_date ? done_on : end_date
  return end < week.first || end < start_date ? 0 : calculateHoursInWeek({ ...work, end_date: end }, week)
}

/** Returns the hours of each week, rounded to whole hours. */
export const sumWeeklyHours = (works: readonly DoneWork[], weeks: readonly Week[], today: string): number[] =>
  weeks.map((week) => {
    const isCurrentWeek = week.first <= today && today <= week.last
    return Math.round(works.reduce((sum, work) => sum + getHoursInWeek(work, week, isCurrentWeek), 0))
  })
