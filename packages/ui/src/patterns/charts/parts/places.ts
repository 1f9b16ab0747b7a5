import type { CategoryFormat } from './series.ts'

/** Where each point stands from 0 to 1: days by their distance in time, all else in equal steps. */
export function placesOf(categories: readonly string[], format: CategoryFormat): number[] {
  const last = categories.length - 1
  if (last < 1) return categories.map(() => 0.5)
  if (format !== 'day') return categories.map((_category, index) => index / last)
  const times = categories.map((day) => Date.parse(day))
  const [from = 0, to = 1] = [times[0], times[last]]
  return times.map((time) => (time - from) / (to - from || 1))
}

/** The point nearest to a place. */
export const nearestOf = (places: readonly number[], at: number): number =>
  places.reduce((best, place, index) => (Math.abs(place - at) < Math.abs((places[best] ?? 0) - at) ? index : best), 0)
