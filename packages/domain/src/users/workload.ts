import { hoursInWeek, type PlannedWork } from '../statistics/workload.ts'

/** Weeks that a person's load is shown of, beside the running one. */
export const loadWeeks = { before: 5, after: 2 } as const

export interface Week {
  /** Its Monday and its Sunday, `yyyy-mm-dd`. */
  first: string
  last: string
}

export interface DoneWork extends PlannedWork {
  /** When it was handed in; null while it is not. */
  done_on: string | null
}

/**
 * Hours of a work in a week as they were, are or will be. In the running week what is late, or has no days, weighs whole, as it does
 * in everybody's load; in others a work weighs on its own days alone, and not after it was handed in.
 */
function hoursThen({ done_on, ...work }: DoneWork, week: Week, running: boolean): number {
  if (running && !done_on) return hoursInWeek(work, week)
  const { start_date, end_date } = work
  if (!start_date || !end_date) return 0
  const end = done_on && done_on < end_date ? done_on : end_date
  return end < week.first || end < start_date ? 0 : hoursInWeek({ ...work, end_date: end }, week)
}

/** Whole hours of each week. */
export const sumWeeklyHours = (works: readonly DoneWork[], weeks: readonly Week[], today: string): number[] =>
  weeks.map((week) => {
    const running = week.first <= today && today <= week.last
    return Math.round(works.reduce((sum, work) => sum + hoursThen(work, week, running), 0))
  })
