import { addDays, isIsoDate } from '../dates.ts'

/**
 * How often an event comes again (ours). By the month it comes on the number of the first one's day, on its weekday (the second Tuesday)
 * or on the last such weekday. A month that lacks the day has none of it.
 */
export const repeatKinds = ['daily', 'weekly', 'fortnightly', 'monthly', 'monthlyWeekday', 'monthlyLast'] as const
export type RepeatKind = (typeof repeatKinds)[number]

/** Which events of a row a change is meant for: this one, this and all that follow, or all of them. */
export const repeatScopes = ['this', 'following', 'series'] as const
export type RepeatScope = (typeof repeatScopes)[number]

export interface EventRepeat {
  kind: RepeatKind
  /** Days of the week, 1 for Monday to 7 for Sunday; of every week or second week alone, else none. */
  days: number[]
  /** The last day on which it may begin; null where it goes on or is counted. */
  until: string | null
  /** How many there are, skipped ones too; null where it goes on or has a last day. */
  count: number | null
}

/** Events that a row may be counted to (ours): a daily one of a year. */
export const repeatLimit = 366

/** 1 for Monday to 7 for Sunday. */
export const isoWeekday = (date: string): number => new Date(date).getUTCDay() || 7

/** Which of its weekday in its month a day is: 2 for a second Tuesday. */
export const placeInMonth = (date: string): number => Math.ceil(Number(date.slice(8)) / 7)

/** Whether no such weekday follows in its month. */
export const isLastInMonth = (date: string): boolean => addDays(date, 7).slice(5, 7) !== date.slice(5, 7)

export const repeatsOnDays = ({ kind }: Pick<EventRepeat, 'kind'>): boolean =>
  kind === 'weekly' || kind === 'fortnightly'

export const repeatsByMonth = ({ kind }: Pick<EventRepeat, 'kind'>): boolean =>
  kind === 'monthly' || kind === 'monthlyWeekday' || kind === 'monthlyLast'

export type RepeatProblem = 'required' | 'date' | 'untilBeforeStart' | 'count'

/** What is wrong with a rule for an event that begins on a day, by form field: `repeat.days`, `repeat.until`, `repeat.count`. */
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
  if (count !== null && !(Number.isInteger(count) && count >= 1 && count <= repeatLimit))
    problems['repeat.count'] = 'count'
  return problems
}

/** The rule of a row that is carried so many days on: its weekdays and its last day go along. */
export const carriedRepeat = ({ days, until, ...repeat }: EventRepeat, by: number): EventRepeat => ({
  ...repeat,
  days: days.map((day) => ((((day - 1 + by) % 7) + 7) % 7) + 1).toSorted((one, other) => one - other),
  until: until && addDays(until, by),
})

export const sameRepeat = (one: EventRepeat | null, other: EventRepeat | null): boolean =>
  one === null || other === null
    ? one === other
    : one.kind === other.kind &&
      one.until === other.until &&
      one.count === other.count &&
      one.days.length === other.days.length &&
      one.days.every((day) => other.days.includes(day))
