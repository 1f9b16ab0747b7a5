import { leastIndex } from 'd3-array'
import { scaleLinear, scalePoint } from 'd3-scale'
import type { CategoryFormat } from './series.ts'

/** Returns the position of each point from 0 to 1: days by their distance in time, other categories in equal steps. */
export function getPointPositions(categories: readonly string[], format: CategoryFormat): number[] {
  const [firstDay, lastDay] = [categories[0], categories.at(-1)]
  if (format === 'day' && firstDay !== undefined && lastDay !== undefined && firstDay !== lastDay) {
    const scale = scaleLinear([Date.parse(firstDay), Date.parse(lastDay)], [0, 1])
    return categories.map((day) => scale(Date.parse(day)))
  }
  const scale = scalePoint(categories.keys(), [0, 1])
  return categories.map((_category, index) => scale(index) ?? 0)
}

/** Returns the index of the point nearest to a position. */
export const findNearestIndex = (places: readonly number[], position: number): number =>
  leastIndex(places, (a, b) => Math.abs(a - position) - Math.abs(b - position)) ?? 0
