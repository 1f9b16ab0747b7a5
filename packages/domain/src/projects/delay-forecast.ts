import { addWorkingDays, workingDaysBetween } from '../dates.ts'
import { daysBetween } from '../tech-cards/due-date.ts'
import { isWorkDone, type WorkTypeStatus } from './work-types.ts'

export interface DelayedWork {
  id: number
  status: WorkTypeStatus
  start_date: string | null
  end_date: string | null
}

/** A work as it is planned and as it is to be expected. */
export interface WorkForecast {
  id: number
  start_date: string
  end_date: string
  expected_start: string
  expected_end: string
  /** Days that its end comes later than planned. */
  late: number
  /** The work that it waits for, where that is what makes it late. */
  because: number | null
}

/**
 * When the works of a project are to be expected, given today. A work that should have ended and has not ends today at the earliest;
 * a work that was planned to begin after another waits for it, and takes as many working days as it was given. Works that run beside
 * each other move nobody, and what is done or cancelled moves nothing any more.
 */
export function forecastWorks(works: readonly DelayedWork[], today: string): WorkForecast[] {
  const planned = works
    .flatMap((work) => {
      const { start_date, end_date, status } = work
      const end = end_date ?? start_date
      return end && status !== 'cancelled' ? [{ ...work, start_date: start_date ?? end, end_date: end }] : []
    })
    .toSorted((a, b) => a.start_date.localeCompare(b.start_date) || a.end_date.localeCompare(b.end_date))
  const expected: WorkForecast[] = []
  for (const { id, status, start_date, end_date } of planned) {
    const done = isWorkDone(status)
    const blocking = done ? undefined : lastBefore(expected, start_date)
    // Only what is late itself is waited for: a work may well be planned to begin on a Sunday.
    const freed = blocking && blocking.late > 0 ? addWorkingDays(blocking.expected_end, 1) : undefined
    const waits = freed !== undefined && freed > start_date
    // What nobody has begun begins today at the earliest.
    const begins = status === 'offered' && start_date < today ? today : start_date
    const expected_start = waits && freed > begins ? freed : begins
    const length = Math.max(0, workingDaysBetween(start_date, end_date))
    const shifted = expected_start > start_date ? addWorkingDays(expected_start, length) : end_date
    const expected_end = !done && shifted < today ? today : shifted
    expected.push({
      id,
      start_date,
      end_date,
      expected_start,
      expected_end,
      late: Math.max(0, daysBetween(end_date, expected_end)),
      because: blocking && waits && expected_start === freed ? blocking.id : null,
    })
  }
  return expected
}

/** Of the works that were to end before a day, the one that is expected to end last. */
const lastBefore = (works: readonly WorkForecast[], day: string): WorkForecast | undefined =>
  works
    .filter(({ end_date }) => end_date < day)
    .reduce<WorkForecast | undefined>(
      (last, work) => (last && last.expected_end >= work.expected_end ? last : work),
      undefined,
    )

export interface ProjectForecast {
  works: WorkForecast[]
  /** When the last of them is to be expected; null while none has a day. */
  ends: string | null
  /** Days after the deadline; 0 when it is kept or there is none. */
  over: number
}

/** When a project is to be expected, and what of it is late. */
export function forecastProject(
  works: readonly DelayedWork[],
  deadline: string | null,
  today: string,
): ProjectForecast {
  const expected = forecastWorks(works, today)
  const ends = expected.reduce<string | null>(
    (last, { expected_end }) => (last === null || expected_end > last ? expected_end : last),
    null,
  )
  return { works: expected, ends, over: ends && deadline ? Math.max(0, daysBetween(deadline, ends)) : 0 }
}
