export type Row = Record<string, string | number>

export const median = (values: readonly number[]): number => percentile(values, 50)

/** Returns the nearest-rank percentile. `rank` runs from 0 to 100. */
export function percentile(values: readonly number[], rank: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil((rank / 100) * sorted.length) - 1)] ?? Number.NaN
}

export const round = (value: number, digits = 1): number => Number(value.toFixed(digits))

/** Prints a table for people and a line of JSON for machines. */
export function report(name: string, rows: Row[]): void {
  console.log(`\n## ${name}`)
  console.table(rows)
  console.log(JSON.stringify({ bench: name, rows }))
}
