import { isWorkingDay } from '../dates.ts'
import { daysBetween } from '../tech-cards/due-date.ts'

/** The press's working day (ours): minutes at its clock, of work, and of being late before it is said. */
export const workday = { begins: 9 * 60, length: 8 * 60, grace: 15 } as const

/**
 * A stretch at work, in minutes since midnight of the day it began on, at the press's clock; a night goes on beyond 1 440. `to` is null
 * while it lasts, and for good where somebody forgot to say that they left.
 */
export interface TimeSpan {
  from: number
  to: number | null
}

/** Minutes after which somebody who came and never left is taken to have forgotten it, rather than to be here still (ours). */
export const longestSpan = 16 * 60

/** Whether a stretch of a day lasts still, so many minutes after that day's midnight. */
export const isRunning = ({ from, to }: TimeSpan, now: number): boolean => to === null && now - from < longestSpan

/** Minutes since a day's midnight at a minute of `today`, which is that day or one after it. */
export const minuteOf = (day: string, today: string, now: number): number => now + daysBetween(day, today) * 1440

/** Minutes at work; what lasts still counts until `now`, and a leaving that was forgotten counts nothing. */
export const workedMinutes = (spans: readonly TimeSpan[], now = 0): number =>
  spans.reduce((sum, span) => {
    if (span.to !== null) return sum + span.to - span.from
    return isRunning(span, now) ? sum + Math.max(0, now - span.from) : sum
  }, 0)

/** Minutes that a working day asks for; none on a day off. */
export const normOf = (day: string): number => (isWorkingDay(day) ? workday.length : 0)

/** Whether whoever came then came late; nobody is late on a day off. */
export const isLate = (day: string, from: number): boolean => isWorkingDay(day) && from > workday.begins + workday.grace

export const presences = ['in', 'out', 'missing', 'notYet', 'away', 'off'] as const
/**
 * At work, gone out, not come though it is past the grace, not come yet, away by their calendar (`away`: leave or a trip), or not expected
 * on a day off.
 */
export type Presence = (typeof presences)[number]

/** How somebody stands at a minute of a day. */
export function presenceOf(day: string, spans: readonly TimeSpan[], now: number, away: boolean): Presence {
  if (spans.some((span) => isRunning(span, now))) return 'in'
  if (spans.length > 0) return 'out'
  if (away) return 'away'
  if (!isWorkingDay(day)) return 'off'
  return now > workday.begins + workday.grace ? 'missing' : 'notYet'
}
