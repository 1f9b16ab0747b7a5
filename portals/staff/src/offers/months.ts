import { todayAtPress } from '@press/ui'

/** Returns the current and previous months, `yyyy-mm`, the latest first. */
export function listPastMonths(count: number): string[] {
  const [year = 0, month = 0] = todayAtPress().split('-').map(Number)
  return Array.from({ length: count }, (_one, monthsAgo) =>
    new Date(Date.UTC(year, month - 1 - monthsAgo, 1)).toISOString().slice(0, 7),
  )
}
