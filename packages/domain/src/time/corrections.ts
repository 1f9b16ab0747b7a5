import { addDays, isIsoDate } from '../shared/dates/dates.ts'
import { maxSpanMinutes, type TimeSpan } from './hours.ts'

export const correctionStatuses = ['waiting', 'approved', 'refused'] as const
export type CorrectionStatus = (typeof correctionStatuses)[number]

/** The number of past days whose hours may be corrected (our rule). It covers two monthly closings. */
export const maxCorrectionAgeDays = 62
/** The maximum number of time spans in a corrected day (our rule). */
export const maxSpansPerDay = 6
export const maxCorrectionReasonLength = 500

/** A time span that has ended. */
export interface ClosedSpan extends TimeSpan {
  to: number
}

export type CorrectionProblem =
  | 'required'
  | 'date'
  | 'today'
  | 'tooOld'
  | 'tooLong'
  | 'order'
  | 'overlap'
  | 'tooManyHours'
  | 'neighbour'
  | 'unchanged'

export interface CorrectionInput {
  day: string
  /** The corrected time spans of the day, in order. Empty if the person did not work. */
  spans: readonly ClosedSpan[]
  reason: string
}

export const areSameSpans = (a: readonly TimeSpan[], b: readonly TimeSpan[]): boolean =>
  a.length === b.length && a.every(({ from, to }, index) => from === b[index]?.from && to === b[index].to)

/**
 * Returns the time spans of the day before and the day after, in minutes since the given day's midnight. The spans of the day
 * itself must not overlap them. A span without an end is ignored.
 */
export const getNeighbourSpans = (
  days: readonly { day: string; spans: readonly TimeSpan[] }[],
  day: string,
): ClosedSpan[] =>
  ([-1, 1] as const).flatMap((dayOffset) =>
    (days.find((one) => one.day === addDays(day, dayOffset))?.spans ?? []).flatMap(({ from, to }) =>
      to === null ? [] : [{ from: from + dayOffset * 1440, to: to + dayOffset * 1440 }],
    ),
  )

export const overlapsAny = ({ from, to }: ClosedSpan, others: readonly ClosedSpan[]): boolean =>
  others.some((other) => from < other.to && other.from < to)

/**
 * Returns the problems of a correction by form field: `day`, `reason`, `spans`, `spans.0`. A day can be corrected once it is over.
 * `was` holds the recorded spans, and `neighbours` the result of `getNeighbourSpans`.
 */
export function validateCorrection(
  { day, spans, reason }: CorrectionInput,
  {
    today,
    was: recordedSpans,
    neighbours,
  }: { today: string; was: readonly TimeSpan[]; neighbours: readonly ClosedSpan[] },
): Record<string, CorrectionProblem> {
  const problems: Record<string, CorrectionProblem> = {}
  if (!day) problems['day'] = 'required'
  else if (!isIsoDate(day)) problems['day'] = 'date'
  else if (day >= today) problems['day'] = 'today'
  else if (day < addDays(today, -maxCorrectionAgeDays)) problems['day'] = 'tooOld'
  if (!reason.trim()) problems['reason'] = 'required'
  else if (reason.trim().length > maxCorrectionReasonLength) problems['reason'] = 'tooLong'
  for (const [index, { from, to }] of spans.entries()) {
    if (to <= from) problems[`spans.${index}`] = 'order'
    else if (index > 0 && from < (spans[index - 1]?.to ?? 0)) problems[`spans.${index}`] = 'overlap'
    else if (to - from > maxSpanMinutes) problems[`spans.${index}`] = 'tooManyHours'
    else if (overlapsAny({ from, to }, neighbours)) problems[`spans.${index}`] = 'neighbour'
  }
  if (spans.length > maxSpansPerDay) problems['spans'] = 'tooLong'
  else if (areSameSpans(spans, recordedSpans)) problems['spans'] = 'unchanged'
  return problems
}
