import { todayAtPress } from '@press/ui'

/** Returns the current and previous months, `yyyy-mm`, the latest first. */
export function monthsBack(count: number): string[] {
  const [year = 0, month = 0] = todayAtPress().split('-').map(Number)
  return Array.from({ length: count }, (_one, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  )
}
