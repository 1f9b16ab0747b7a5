import type { ClosedSpan } from './corrections.ts'

/**
 * Returns the parts of `spans` that `others` does not cover, for example the time that a correction adds or removes. Both lists
 * must be in chronological order.
 */
export const subtractSpans = (spans: readonly ClosedSpan[], others: readonly ClosedSpan[]): ClosedSpan[] =>
  spans.flatMap((span) => {
    let start = span.from
    const pieces: ClosedSpan[] = []
    for (const other of others) {
      if (other.to <= start || other.from >= span.to) continue
      if (other.from > start) pieces.push({ from: start, to: other.from })
      start = Math.max(start, other.to)
    }
    return start < span.to ? [...pieces, { from: start, to: span.to }] : pieces
  })
