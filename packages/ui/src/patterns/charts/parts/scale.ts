/** Steps a reader can count in. */
const steps = [1, 2, 2.5, 5, 10]

/** Round values between `min` and `max`, at most about `count` steps of them; whole ones wherever both are whole. */
export function niceTicks(min: number, max: number, count = 5): number[] {
  const span = max - min || 1
  const power = 10 ** Math.floor(Math.log10(span / count))
  const size = power * (steps.find((step) => step * power * count >= span) ?? 10)
  // 2.5 of something that comes whole would be half a book.
  const step = Number.isInteger(min) && Number.isInteger(max) ? Math.max(1, Math.ceil(size)) : size
  const first = Math.ceil(min / step)
  const last = Math.floor(max / step)
  // Multiplied, not added up: 0.1 + 0.2 is not 0.3. `|| 0` keeps -0 off the axis.
  return Array.from({ length: last - first + 1 }, (_tick, index) =>
    Number(((first + index) * step || 0).toPrecision(12)),
  )
}

export interface Scale {
  ticks: readonly number[]
  /** Pixels of a value. */
  at: (value: number) => number
}

/** All that is drawn, zero included unless told otherwise, laid from one pixel to another, with round values on the way. */
export function linearScale(
  values: readonly (number | null)[],
  [from, to]: readonly [from: number, to: number],
  { count, zero = true }: { count?: number; zero?: boolean } = {},
): Scale {
  const known = values.filter((value) => value !== null)
  if (zero || known.length === 0) known.push(0)
  const low = Math.min(...known)
  const high = Math.max(...known)
  const span = high - low || 1
  return {
    ticks: niceTicks(low, low + span, count),
    at: (value) => from + ((value - low) / span) * (to - from),
  }
}
