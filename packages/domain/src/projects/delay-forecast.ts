import { addWorkingDays, daysBetween, workingDaysBetween } from '../shared/dates/dates.ts'
import { isWorkDone, type WorkTypeStatus } from '../shared/books/work-types.ts'

export interface DelayedWork {
  id: number
  status: WorkTypeStatus
  start_date: string | null
  end_date: string | null
}

/** A work with its planned and expected dates. */
export interface WorkForecast {
  id: number
  start_date: string
  end_date: string
  expected_start: string
  expected_end: string
  /** The number of days by which the work ends later than planned. */
  late: number
  /** The id of the earlier work whose delay makes this work late; null if there is none. */
  because: number | null
}

/**
 * Returns the expected dates of a project's works, as of today. An unfinished work that should have ended is expected to end today
 * at the earliest. A work that is planned after another work starts only when that work ends, and keeps its number of working days.
 * Works planned in parallel do not delay each other. Finished and cancelled works are not moved.
 */
export function forecastWorks(works: readonly DelayedWork[], today: string): WorkForecast[] {
  const plannedWorks = works
    .flatMap((work) => {
      const { start_date, end_date, status } = work
      const end = end_date ?? start_date
      return end && status !== 'cancelled' ? [{ ...work, start_date: start_date ?? end, end_date: end }] : []
    })
    .toSorted((a, b) => a.start_date.localeCompare(b.start_date) || a.end_date.localeCompare(b.end_date))
  const forecasts: WorkForecast[] = []
  for (const { id, status, start_date, end_date } of plannedWorks) {
    const isDone = isWorkDone(status)
    const blockingWork = isDone ? undefined : findLastEndingBefore(forecasts, start_date)
    // Only a late work delays the next work. Otherwise a work that is planned to start on a Sunday would be moved.
    const unblockedOn = blockingWork && blockingWork.late > 0 ? addWorkingDays(blockingWork.expected_end, 1) : undefined
    const isDelayed = unblockedOn !== undefined && unblockedOn > start_date
    // A work that has not started can begin today at the earliest.
    const firstDay = status === 'offered' && start_date < today ? today : start_date
    const expected_start = isDelayed && unblockedOn > firstDay ? unblockedOn : firstDay
    const durationDays = Math.max(0, workingDaysBetween(start_date, end_date))
    const shiftedEnd = expected_start > start_date ? addWorkingDays(expected_start, durationDays) : end_date
    const expected_end = !isDone && shiftedEnd < today ? today : shiftedEnd
    forecasts.push({
      id,
      start_date,
      end_date,
      expected_start,
      expected_end,
      late: Math.max(0, daysBetween(end_date, expected_end)),
      because: blockingWork && isDelayed && expected_start === unblockedOn ? blockingWork.id : null,
    })
  }
  return forecasts
}

/** Returns the work with the latest expected end among the works planned to end before a day. */
const findLastEndingBefore = (works: readonly WorkForecast[], day: string): WorkForecast | undefined =>
  works
    .filter(({ end_date }) => end_date < day)
    .reduce<WorkForecast | undefined>(
      (last, work) => (last && last.expected_end >= work.expected_end ? last : work),
      undefined,
    )

export interface ProjectForecast {
  works: WorkForecast[]
  /** The expected end of the last work; null while no work has a date. */
  ends: string | null
  /** The number of days after the deadline. 0 when the deadline is met or not set. */
  over: number
}

/** Returns the expected end of a project and its late works. */
export function forecastProject(
  works: readonly DelayedWork[],
  deadline: string | null,
  today: string,
): ProjectForecast {
  const forecasts = forecastWorks(works, today)
  const expectedEnd = forecasts.reduce<string | null>(
    (last, { expected_end }) => (last === null || expected_end > last ? expected_end : last),
    null,
  )
  return {
    works: forecasts,
    ends: expectedEnd,
    over: expectedEnd && deadline ? Math.max(0, daysBetween(deadline, expectedEnd)) : 0,
  }
}
