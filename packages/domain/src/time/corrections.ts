import { addDays, isIsoDate } from '../dates.ts'
import { longestSpan, type TimeSpan } from './hours.ts'

export const correctionStatuses = ['waiting', 'approved', 'refused'] as const
export type CorrectionStatus = (typeof correctionStatuses)[number]

/** Days back that hours may be corrected for (ours): two months' closing. */
export const correctableDays = 62
/** Stretches that a day is corrected to at most (ours). */
export const spansMost = 6
export const correctionReasonMax = 500

/** A stretch that has ended. */
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
  /** What the day is to be, in the order of the clock; none where nobody was at work. */
  spans: readonly ClosedSpan[]
  reason: string
}

export const sameSpans = (one: readonly TimeSpan[], other: readonly TimeSpan[]): boolean =>
  one.length === other.length && one.every(({ from, to }, at) => from === other[at]?.from && to === other[at].to)

/**
 * Stretches of the night before a day and of the day after it, in minutes since that day's midnight: what a stretch of it must not lie
 * over. A leaving that was forgotten bounds nothing.
 */
export const getNeighbourSpans = (
  days: readonly { day: string; spans: readonly TimeSpan[] }[],
  day: string,
): ClosedSpan[] =>
  ([-1, 1] as const).flatMap((by) =>
    (days.find((one) => one.day === addDays(day, by))?.spans ?? []).flatMap(({ from, to }) =>
      to === null ? [] : [{ from: from + by * 1440, to: to + by * 1440 }],
    ),
  )

export const overlaps = ({ from, to }: ClosedSpan, others: readonly ClosedSpan[]): boolean =>
  others.some((other) => from < other.to && other.from < to)

/**
 * What is wrong with a correction, by form field: `day`, `reason`, `spans`, `spans.0`. A day can be corrected once it is over; `was` is
 * what stands there, `beside` what `getNeighbourSpans` tells.
 */
export function validateCorrection(
  { day, spans, reason }: CorrectionInput,
  { today, was, beside }: { today: string; was: readonly TimeSpan[]; beside: readonly ClosedSpan[] },
): Record<string, CorrectionProblem> {
  const problems: Record<string, CorrectionProblem> = {}
  if (!day) problems['day'] = 'required'
  else if (!isIsoDate(day)) problems['day'] = 'date'
  else if (day >= today) problems['day'] = 'today'
  else if (day < addDays(today, -correctableDays)) problems['day'] = 'tooOld'
  if (!reason.trim()) problems['reason'] = 'required'
  else if (reason.trim().length > correctionReasonMax) problems['reason'] = 'tooLong'
  for (const [at, { from, to }] of spans.entries()) {
    if (to <= from) problems[`spans.${at}`] = 'order'
    else if (at > 0 && from < (spans[at - 1]?.to ?? 0)) problems[`spans.${at}`] = 'overlap'
    else if (to - from > longestSpan) problems[`spans.${at}`] = 'tooManyHours'
    else if (overlaps({ from, to }, beside)) problems[`spans.${at}`] = 'neighbour'
  }
  if (spans.length > spansMost) problems['spans'] = 'tooLong'
  else if (sameSpans(spans, was)) problems['spans'] = 'unchanged'
  return problems
}
