import { validateCorrection, type ClosedSpan, type CorrectionProblem } from './corrections.ts'
import { longestSpan, type TimeSpan } from './hours.ts'

/** A stretch as a form has it: `HH:mm`, or '' where nothing is filled in. */
export interface SpanDraft {
  from: string
  to: string
}

/** A correction as its form has it. */
export interface CorrectionDraft {
  day: string
  spans: readonly SpanDraft[]
  reason: string
}

const day = 24 * 60

const minuteAt = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** A minute of a day at the clock, `HH:mm`; beyond midnight that of the next day. */
export const clockAt = (minute: number): string =>
  [Math.floor(minute / 60) % 24, minute % 60].map((part) => String(part).padStart(2, '0')).join(':')

/** Whether a stretch goes on past midnight: whoever left at an earlier hour left the next day, if that is not too long to be true. */
export const pastMidnight = ({ from, to }: SpanDraft): boolean =>
  Boolean(from && to) && to <= from && minuteAt(to) + day - minuteAt(from) <= longestSpan

const closed = (span: SpanDraft): ClosedSpan => ({
  from: minuteAt(span.from),
  to: minuteAt(span.to) + (pastMidnight(span) ? day : 0),
})

/** A day's stretches to begin a form with: a leaving that was forgotten is to be filled in. */
export const spanDrafts = (spans: readonly TimeSpan[]): SpanDraft[] =>
  spans.map(({ from, to }) => ({ from: clockAt(from), to: to === null ? '' : clockAt(to) }))

/** The stretches that are filled in. */
export const closedSpans = (spans: readonly SpanDraft[]): ClosedSpan[] =>
  spans.filter(({ from, to }) => from && to).map(closed)

/** What is wrong with a form, by its fields: `day`, `reason`, `spans`, `spans.0.from`, `spans.0.to`. */
export function validateCorrectionDraft(
  { spans, ...draft }: CorrectionDraft,
  facts: Parameters<typeof validateCorrection>[1],
): Record<string, CorrectionProblem> {
  const blank = spans.flatMap(({ from, to }, at) => [
    ...(from ? [] : [`spans.${at}.from`]),
    ...(to ? [] : [`spans.${at}.to`]),
  ])
  const problems: Record<string, CorrectionProblem> = {}
  for (const field of blank) problems[field] = 'required'
  const found = validateCorrection({ ...draft, spans: blank.length > 0 ? [] : spans.map(closed) }, facts)
  for (const [field, problem] of Object.entries(found)) {
    // What stretches come to is looked at once all of them are filled in.
    if (blank.length > 0 && field.startsWith('spans')) continue
    problems[spanField(field)] = problem
  }
  return problems
}

/** Where a form shows what is wrong with a stretch: who came before having left came too early, who left before coming left too early. */
export const spanField = (field: string): string => (/^spans\.\d+$/.test(field) ? `${field}.to` : field)
