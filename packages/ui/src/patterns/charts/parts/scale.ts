import { extent } from 'd3-array'
import { scaleLinear } from 'd3-scale'

export interface Scale {
  ticks: readonly number[]
  /** Pixels of a value. */
  at: (value: number) => number
}

/**
 * All that is drawn, zero included unless told otherwise, laid from one pixel to another, with about `count` round values
 * on the way: whole ones for what comes whole.
 */
export function linearScale(
  values: readonly (number | null)[],
  [from, to]: readonly [from: number, to: number],
  { count = 4, zero = true }: { count?: number; zero?: boolean } = {},
): Scale {
  const known = values.filter((value) => value !== null)
  const [low = 0, high = 0] = extent(zero ? [0, ...known] : known)
  const scale = scaleLinear([low, high === low ? low + 1 : high], [from, to])
  const whole = Number.isInteger(low) && Number.isInteger(high)
  return { ticks: scale.ticks(count).filter((tick) => !whole || Number.isInteger(tick)), at: (value) => scale(value) }
}
