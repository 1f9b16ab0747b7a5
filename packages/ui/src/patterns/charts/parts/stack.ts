import { sum } from 'd3-array'
import { stack } from 'd3-shape'
import type { ChartSeries } from './series.ts'

export interface Layer<Series extends ChartSeries> {
  series: Series
  /** Start and end of each value, stacked on the series before it. */
  spans: readonly (readonly [from: number, to: number])[]
}

const getIndexes = (series: readonly ChartSeries[]) => (series[0]?.values ?? []).map((_value, index) => index)

/** Stacks series, the first at the bottom; a missing value takes no space. */
export const stackSeries = <Series extends ChartSeries>(series: readonly Series[]): Layer<Series>[] =>
  stack<number, Series>()
    .keys(series)
    .value((index, { values }) => values[index] ?? 0)(getIndexes(series))
    .map((layer) => ({ series: layer.key, spans: layer.map(([from, to]) => [from, to] as const) }))

export const sumStacks = (series: readonly ChartSeries[]): number[] =>
  getIndexes(series).map((index) => sum(series, ({ values }) => values[index]))

/**
 * Moves overlapping labels apart by the minimum distance, between `top` and `bottom`. Returns positions in the order of the input.
 */
export function spreadLabels(positions: readonly number[], distance: number, top: number, bottom: number): number[] {
  const labels = positions.map((position, index) => ({ at: position, index })).toSorted((a, b) => a.at - b.at)
  let edge = top
  for (const label of labels) {
    label.at = Math.max(label.at, edge)
    edge = label.at + distance
  }
  edge = bottom
  for (const label of labels.toReversed()) {
    label.at = Math.min(label.at, edge)
    edge = label.at - distance
  }
  return labels.toSorted((a, b) => a.index - b.index).map(({ at }) => at)
}
