import { leastIndex } from 'd3-array'
import { scaleLinear, scalePoint } from 'd3-scale'
import type { CategoryFormat } from './series.ts'

/** Returns the position of each point from 0 to 1: days by their distance in time, other categories in equal steps. */
export function getPlaces(categories: readonly string[], format: CategoryFormat): number[] {
  const [first, last] = [categories[0], categories.at(-1)]
  if (format === 'day' && first !== undefined && last !== undefined && first !== last) {
    const scale = scaleLinear([Date.parse(first), Date.parse(last)], [0, 1])
    return categories.map((day) => scale(Date.parse(day)))
  }
  const scale = scalePoint(categories.keys(), [0, 1])
  return categories.map((_category, index) => scale(index) ?? 0)
}

/** Returns the index of the point nearest to a position. */
export const getNearest = (places: readonly number[], at: number): number =>
  leastIndex(places, (one, other) => Math.abs(one - at) - Math.abs(other - at)) ?? 0
