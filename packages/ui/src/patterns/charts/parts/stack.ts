import type { ChartSeries } from './series.ts'

export interface Layer<Series extends ChartSeries> {
  series: Series
  /** Where each value begins and ends, on top of those before it. */
  spans: readonly (readonly [from: number, to: number])[]
}

/** Puts series on top of one another, the first at the bottom; a missing value takes no room. */
export function stackSeries<Series extends ChartSeries>(series: readonly Series[]): Layer<Series>[] {
  const heights = series[0]?.values.map(() => 0) ?? []
  return series.map((one) => ({
    series: one,
    spans: heights.map((from, index) => {
      const end = from + (one.values[index] ?? 0)
      heights[index] = end
      return [from, end] as const
    }),
  }))
}

export const totalsOf = (series: readonly ChartSeries[]): number[] =>
  (series[0]?.values ?? []).map((_value, index) => series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0))

/**
 * Moves labels apart that would stand on one another, as little as it takes, between `top` and `bottom`. Answers in the
 * order of what was given.
 */
export function spread(wanted: readonly number[], distance: number, top: number, bottom: number): number[] {
  const order = wanted.map((at, index) => ({ at, index })).toSorted((one, other) => one.at - other.at)
  let edge = top
  for (const label of order) {
    label.at = Math.max(label.at, edge)
    edge = label.at + distance
  }
  edge = bottom
  for (const label of order.toReversed()) {
    label.at = Math.min(label.at, edge)
    edge = label.at - distance
  }
  return order.toSorted((one, other) => one.index - other.index).map(({ at }) => at)
}
