/** The number of tiyn in a tenge. Money is always a whole number of tiyn. */
export const tiynPerTenge = 100

export const fromTenge = (tenge: number): number => Math.round(tenge * tiynPerTenge)

/** Returns the sum of the lines, in tiyn. */
export const sumLines = (lines: readonly { sum: number }[]): number => lines.reduce((total, { sum }) => total + sum, 0)

/**
 * Splits an amount by weights so that the parts add up to it exactly. The leftover tiyn go to the parts with the largest
 * remainders.
 */
export function allocateAmount(tiyn: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (total <= 0) throw new RangeError('allocate: weights must add up to more than zero')
  const exactShares = weights.map((weight) => (tiyn * weight) / total)
  const parts = exactShares.map(Math.floor)
  const leftover = tiyn - parts.reduce((sum, part) => sum + part, 0)
  const byRemainder = exactShares
    .map((value, index) => [value - Math.floor(value), index] as const)
    .sort((a, b) => b[0] - a[0])
  for (const [, index] of byRemainder.slice(0, leftover)) parts[index] = (parts[index] ?? 0) + 1
  return parts
}
