import { extent } from 'd3-array'
import { scaleLinear } from 'd3-scale'

export interface Scale {
  ticks: readonly number[]
  /** Returns the pixel position of a value. */
  getPosition: (value: number) => number
}

/**
 * Returns a scale over all values from one pixel position to another, including zero by default. It has about `count` round ticks,
 * integers if the values are integers.
 */
export function createLinearScale(
  values: readonly (number | null)[],
  [from, to]: readonly [from: number, to: number],
  { count = 4, zero = true }: { count?: number; zero?: boolean } = {},
): Scale {
  const knownValues = values.filter((value) => value !== null)
  const [low = 0, high = 0] = extent(zero ? [0, ...knownValues] : knownValues)
  const scale = scaleLinear([low, high === low ? low + 1 : high], [from, to])
  const isIntegerScale = Number.isInteger(low) && Number.isInteger(high)
  return {
    ticks: scale.ticks(count).filter((tick) => !isIntegerScale || Number.isInteger(tick)),
    getPosition: (value) => scale(value),
  }
}
