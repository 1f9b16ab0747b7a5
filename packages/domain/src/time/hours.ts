import { daysBetween, isWorkingDay } from '../shared/dates/dates.ts'

/**
 * The press's working day in minutes (our rule): its start since midnight (`begins`), its length, and the grace period (`grace`)
 * after which a person counts as late.
 */
export const workdayMinutes = { begins: 9 * 60, length: 8 * 60, grace: 15 } as const

/**
 * A time span of work, in minutes since midnight of the day on which it started, in the press's time zone. A night shift ends above
 * 1 440. `to` is null while the span is running, and stays null if the person forgot to record the end.
 */
export interface TimeSpan {
  from: number
  to: number | null
}

/**
 * The maximum length of a running span in minutes. After this time, the person is assumed to have forgotten to record the end (our
 * rule).
 */
export const maxSpanMinutes = 16 * 60

/** Whether a time span is still running. `now` is in minutes since midnight of the span's day. */
export const isRunning = ({ from, to }: TimeSpan, now: number): boolean => to === null && now - from < maxSpanMinutes

/** Converts a minute of `today` to minutes since the midnight of `day`. `day` is `today` or an earlier day. */
export const toMinuteOfDay = (day: string, today: string, now: number): number => now + daysBetween(day, today) * 1440

/** Returns the number of minutes worked. A running span counts until `now`. A span whose end was forgotten counts as 0. */
export const sumWorkedMinutes = (spans: readonly TimeSpan[], now = 0): number =>
  spans.reduce((sum, span) => {
    if (span.to !== null) return sum + span.to - span.from
    return isRunning(span, now) ? sum + Math.max(0, now - span.from) : sum
  }, 0)

/** Returns the minutes that a person has to work on a day; 0 on a day off. */
export const getRequiredMinutes = (day: string): number => (isWorkingDay(day) ? workdayMinutes.length : 0)

/** Whether a person who started at the minute `start` of the day was late. On a day off, a person is never late. */
export const isLate = (day: string, start: number): boolean =>
  isWorkingDay(day) && start > workdayMinutes.begins + workdayMinutes.grace

export const presences = ['in', 'out', 'missing', 'notYet', 'away', 'off'] as const
/**
 * The presence of a person. `in`: at work. `out`: has left. `missing`: not there after the grace period. `notYet`: not there yet,
 * within the grace period. `away`: on leave or on a trip, according to the person's calendar. `off`: not expected on a day off.
 */
export type Presence = (typeof presences)[number]

/** Returns a person's presence at a minute of a day. */
export function getPresence(day: string, spans: readonly TimeSpan[], now: number, isAway: boolean): Presence {
  if (spans.some((span) => isRunning(span, now))) return 'in'
  if (spans.length > 0) return 'out'
  if (isAway) return 'away'
  if (!isWorkingDay(day)) return 'off'
  return now > workdayMinutes.begins + workdayMinutes.grace ? 'missing' : 'notYet'
}
