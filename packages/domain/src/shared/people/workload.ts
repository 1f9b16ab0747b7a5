import { isWorkingDay, workingDaysBetween } from '../dates/dates.ts'

/** The working hours of a person in a week (Labour Code of Kazakhstan, art. 68). */
export const workWeekHours = 40

/** A work with its planned dates. Days are `yyyy-mm-dd`. */
export interface PlannedWork {
  hours: number | null
  start_date: string | null
  end_date: string | null
}

/** Counts the working days between two days, which are both included. */
const countWorkingDays = (from: string, to: string): number =>
  to < from ? 0 : workingDaysBetween(from, to) + (isWorkingDay(from) ? 1 : 0)

const getLaterDate = (a: string, b: string): string => (a > b ? a : b)
const getEarlierDate = (a: string, b: string): string => (a < b ? a : b)

/**
 * Returns the hours of a work in a week. The hours of a work are spread evenly over its working days. An overdue work, or a work
 * without dates, counts completely. A work that starts after the week counts as 0.
 */
export function calculateHoursInWeek(work: PlannedWork, week: { first: string; last: string }): number {
  const { first, last } = week
  const hours = work.hours ?? 0
  const end = work.end_date
  if (work.start_date !== null && work.start_date > last) return 0
  if (end === null || end < first || work.start_date === null) return hours
  const totalDays = countWorkingDays(work.start_date, end)
  if (totalDays === 0) return hours
  return (hours * countWorkingDays(getLaterDate(work.start_date, first), getEarlierDate(end, last))) / totalDays
}

/** The minimum number of free hours with which a person can take over another work. */
const minFreeHoursToHelp = 8

export interface WorkloadRow {
  hours: number
  waiting_hours: number
  capacity_hours: number
  /** The kinds of works assigned to the person. */
  kinds: readonly string[]
}

const getSpareHours = ({ capacity_hours, hours, waiting_hours }: WorkloadRow): number =>
  capacity_hours - hours - waiting_hours

/**
 * Returns the most overloaded person, and the person with the most free hours who does the same kinds of works. Returns undefined
 * when no one can help.
 */
export function findWorkTransfer<Person extends WorkloadRow>(
  people: readonly Person[],
): { from: Person; to: Person; free: number } | undefined {
  const overloadedPeople = people
    .filter((one) => getSpareHours(one) < 0)
    .toSorted((one, other) => getSpareHours(one) - getSpareHours(other))
  for (const overloadedPerson of overloadedPeople) {
    const [helper] = people
      .filter(
        (one) =>
          getSpareHours(one) >= minFreeHoursToHelp && one.kinds.some((kind) => overloadedPerson.kinds.includes(kind)),
      )
      .toSorted((one, other) => getSpareHours(other) - getSpareHours(one))
    if (helper) return { from: overloadedPerson, to: helper, free: getSpareHours(helper) }
  }
  return undefined
}
