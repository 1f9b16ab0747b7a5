import type { TimeSpan } from '@press/domain'

/** Formats a minute of a day as a time: «9:00». A minute after midnight becomes a time of the next day. */
export const formatClock = (minute: number): string =>
  `${Math.floor(minute / 60) % 24}:${String(minute % 60).padStart(2, '0')}`

/**
 * Formats the spans of a day, for example «9:00–13:00, 14:00–18:00». Returns '' without spans; the caller then shows another text.
 */
export const formatClockSpans = (spans: readonly TimeSpan[]): string =>
  spans.map(({ from, to }) => `${formatClock(from)}–${to === null ? '' : formatClock(to)}`).join(', ')

/** Returns one span from the first arrival to the last departure, without the breaks. */
const getOuterSpan = (spans: readonly TimeSpan[]): readonly TimeSpan[] => {
  const [firstSpan, lastSpan] = [spans[0], spans.at(-1)]
  return firstSpan && lastSpan ? [{ from: firstSpan.from, to: lastSpan.to }] : []
}

/**
 * Returns a day's hours before and after a change, as short as possible: «9:00–18:00». If only the breaks change, it returns all
 * spans.
 */
export function formatClockChange(
  oldSpans: readonly TimeSpan[],
  newSpans: readonly TimeSpan[],
): [was: string, becomes: string] {
  const [oldText, newText] = [formatClockSpans(getOuterSpan(oldSpans)), formatClockSpans(getOuterSpan(newSpans))]
  return oldText === newText ? [formatClockSpans(oldSpans), formatClockSpans(newSpans)] : [oldText, newText]
}
