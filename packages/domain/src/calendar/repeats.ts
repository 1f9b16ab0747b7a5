import { addDays, isIsoDate } from '../shared/dates/dates.ts'

/**
 * How an event repeats (our rule). A monthly event repeats on the same date, on the same weekday (such as the second Tuesday), or
 * on the last such weekday. If a month does not have that day, the event does not take place in it.
 */
export const repeatKinds = ['daily', 'weekly', 'fortnightly', 'monthly', 'monthlyWeekday', 'monthlyLast'] as const
export type RepeatKind = (typeof repeatKinds)[number]

/** The events of a series to which a change applies: only this event, this and all following events, or all events. */
export const repeatScopes = ['this', 'following', 'series'] as const
export type RepeatScope = (typeof repeatScopes)[number]

export interface EventRepeat {
  kind: RepeatKind
  /** Weekdays from 1 (Monday) to 7 (Sunday), for weekly and fortnightly rules; otherwise empty. */
  days: number[]
  /** The last date on which an event may begin. Null if the rule has no end, or ends after `count` events. */
  until: string | null
  /** The number of events, including skipped events. Null if the rule has no end, or ends on the date `until`. */
  count: number | null
}

/** The maximum number of events of a series: a daily event for a year (our rule). */
export const maxRepeatCount = 366

/** Returns the weekday from 1 (Monday) to 7 (Sunday). */
export const getIsoWeekday = (date: string): number => new Date(date).getUTCDay() || 7

/** Returns the position of a date among the same weekdays of its month: 2 for a second Tuesday. */
export const getWeekdayPosition = (date: string): number => Math.ceil(Number(date.slice(8)) / 7)

/** Returns whether a date is the last such weekday in its month, for example the last Tuesday. */
export const isLastInMonth = (date: string): boolean => addDays(date, 7).slice(5, 7) !== date.slice(5, 7)

export const repeatsOnDays = ({ kind }: Pick<EventRepeat, 'kind'>): boolean =>
  kind === 'weekly' || kind === 'fortnightly'

export const repeatsByMonth = ({ kind }: Pick<EventRepeat, 'kind'>): boolean =>
  kind === 'monthly' || kind === 'monthlyWeekday' || kind === 'monthlyLast'

export type RepeatProblem = 'required' | 'date' | 'untilBeforeStart' | 'count'

/**
 * Returns the problems of a repetition rule, by form field: `repeat.days`, `repeat.until`, `repeat.count`. `start` is the day of
 * the first event.
 */
export function validateRepeat(
  { days, until, count, kind }: EventRepeat,
  start: string,
): Record<string, RepeatProblem> {
  const problems: Record<string, RepeatProblem> = {}
  if (repeatsOnDays({ kind }) && days.length === 0) problems['repeat.days'] = 'required'
  if (until !== null) {
    if (!isIsoDate(until)) problems['repeat.until'] = until ? 'date' : 'required'
    else if (isIsoDate(start) && until < start) problems['repeat.until'] = 'untilBeforeStart'
  }
  if (count !== null && !(Number.isInteger(count) && count >= 1 && count <= maxRepeatCount))
    problems['repeat.count'] = 'count'
  return problems
}

/** Returns the repetition rule of a series that is moved by `shiftDays` days. Its weekdays and its last date move too. */
export const shiftRepeat = ({ days, until, ...repeat }: EventRepeat, shiftDays: number): EventRepeat => ({
  ...repeat,
  days: days.map((day) => ((((day - 1 + shiftDays) % 7) + 7) % 7) + 1).toSorted((one, other) => one - other),
  until: until && addDays(until, shiftDays),
})

export const isSameRepeat = (a: EventRepeat | null, b: EventRepeat | null): boolean =>
  a === null || b === null
    ? a === b
    : a.kind === b.kind &&
      a.until === b.until &&
      a.count === b.count &&
      a.days.length === b.days.length &&
      a.days.every((day) => b.days.includes(day))
