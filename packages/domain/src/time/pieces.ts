import type { ClosedSpan } from './corrections.ts'

/**
 * Returns the parts of time spans that lie outside other spans, for example the parts that a correction adds or removes. Both
 * arguments must be in chronological order.
 */
export const piecesBeyond = (spans: readonly ClosedSpan[], others: readonly ClosedSpan[]): ClosedSpan[] =>
  spans.flatMap((span) => {
    let from = span.from
    const pieces: ClosedSpan[] = []
    for (const other of others) {
      if (other.to <= from || other.from >= span.to) continue
      if (other.from > from) pieces.push({ from, to: other.from })
      from = Math.max(from, other.to)
    }
    return from < span.to ? [...pieces, { from, to: span.to }] : pieces
  })
