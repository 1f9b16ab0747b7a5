import { validateCorrection, type ClosedSpan, type CorrectionProblem } from './corrections.ts'
import { maxSpanMinutes, type TimeSpan } from './hours.ts'

/** A time span in a form. Times are `HH:mm`, or '' for an empty field. */
export interface SpanDraft {
  from: string
  to: string
}

/** The form of a correction. */
export interface CorrectionDraft {
  day: string
  spans: readonly SpanDraft[]
  reason: string
}

const minutesPerDay = 24 * 60

const toMinutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Formats a minute of a day as `HH:mm`. A minute after the end of the day becomes a time of the next day. */
export const formatMinuteOfDay = (minute: number): string =>
  [Math.floor(minute / 60) % 24, minute % 60].map((part) => String(part).padStart(2, '0')).join(':')

/** Whether a time span ends after midnight. Its end is earlier than its start, and the span up to the next day is not too long. */
export const isPastMidnight = ({ from, to }: SpanDraft): boolean =>
  Boolean(from && to) && to <= from && toMinutes(to) + minutesPerDay - toMinutes(from) <= maxSpanMinutes

const toClosedSpan = (span: SpanDraft): ClosedSpan => ({
  from: toMinutes(span.from),
  to: toMinutes(span.to) + (isPastMidnight(span) ? minutesPerDay : 0),
})

/** Returns a day's time spans for a new form. A missing end stays empty. */
export const createSpanDrafts = (spans: readonly TimeSpan[]): SpanDraft[] =>
  spans.map(({ from, to }) => ({ from: formatMinuteOfDay(from), to: to === null ? '' : formatMinuteOfDay(to) }))

/** Returns the time spans whose start and end are filled in. */
export const parseClosedSpans = (spans: readonly SpanDraft[]): ClosedSpan[] =>
  spans.filter(({ from, to }) => from && to).map(toClosedSpan)

/** Returns the problems of a form by field: `day`, `reason`, `spans`, `spans.0.from`, `spans.0.to`. */
export function validateCorrectionDraft(
  { spans, ...draft }: CorrectionDraft,
  context: Parameters<typeof validateCorrection>[1],
): Record<string, CorrectionProblem> {
  const blankFields = spans.flatMap(({ from, to }, index) => [
    ...(from ? [] : [`spans.${index}.from`]),
    ...(to ? [] : [`spans.${index}.to`]),
  ])
  const problems: Record<string, CorrectionProblem> = {}
  for (const field of blankFields) problems[field] = 'required'
  const spanProblems = validateCorrection(
    { ...draft, spans: blankFields.length > 0 ? [] : spans.map(toClosedSpan) },
    context,
  )
  for (const [field, problem] of Object.entries(spanProblems)) {
    // Problems across time spans are shown only once all spans are filled in.
    if (blankFields.length > 0 && field.startsWith('spans')) continue
    problems[toSpanField(field)] = problem
  }
  return problems
}

/** Maps a problem of a time span to the form field that shows it, which is the end of the span. */
export const toSpanField = (field: string): string => (/^spans\.\d+$/.test(field) ? `${field}.to` : field)
