import { isWorkingDay, workingDaysBetween } from '../dates.ts'

/** Hours that a person works in a week (Labour Code of Kazakhstan, art. 68). */
export const workWeekHours = 40

/** Days as `yyyy-mm-dd`. */
export interface PlannedWork {
  hours: number | null
  start_date: string | null
  end_date: string | null
}

/** Working days from one day to another, both of them counted. */
const daysOf = (from: string, to: string): number =>
  to < from ? 0 : workingDaysBetween(from, to) + (isWorkingDay(from) ? 1 : 0)

const later = (one: string, other: string): string => (one > other ? one : other)
const earlier = (one: string, other: string): string => (one < other ? one : other)

/**
 * Hours of a work that fall into a week: they are spread evenly over its working days. What should have been finished, and what has
 * no days to be spread over, falls into it whole; what begins later does not.
 */
export function hoursInWeek(work: PlannedWork, week: { first: string; last: string }): number {
  const { first, last } = week
  const hours = work.hours ?? 0
  const end = work.end_date
  if (work.start_date !== null && work.start_date > last) return 0
  if (end === null || end < first || work.start_date === null) return hours
  const all = daysOf(work.start_date, end)
  if (all === 0) return hours
  return (hours * daysOf(later(work.start_date, first), earlier(end, last))) / all
}

/** Free hours below which nobody is given a work more. */
const minFreeHoursToHelp = 8

export interface WorkloadRow {
  hours: number
  waiting_hours: number
  capacity_hours: number
  /** The kinds of works that a person has. */
  kinds: readonly string[]
}

const spare = ({ capacity_hours, hours, waiting_hours }: WorkloadRow): number => capacity_hours - hours - waiting_hours

/** Who has the most too much, and who of those that do the same works has the most free hours; nothing where nobody could help. */
export function findRelief<Person extends WorkloadRow>(
  people: readonly Person[],
): { from: Person; to: Person; free: number } | undefined {
  const over = people.filter((one) => spare(one) < 0).toSorted((one, other) => spare(one) - spare(other))
  for (const from of over) {
    const [to] = people
      .filter((one) => spare(one) >= minFreeHoursToHelp && one.kinds.some((kind) => from.kinds.includes(kind)))
      .toSorted((one, other) => spare(other) - spare(one))
    if (to) return { from, to, free: spare(to) }
  }
  return undefined
}
