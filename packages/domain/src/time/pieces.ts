import type { ClosedSpan } from './corrections.ts'

/** What of stretches lies outside of others: what a correction adds to a day, or takes from it. Both in the order of the clock. */
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
