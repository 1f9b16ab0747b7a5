import { describe, expect, it } from 'vitest'
import { addDays } from '../shared/dates/dates.ts'
import {
  getComparedRanges,
  listMonths,
  periodKinds,
  parsePeriodName,
  getStatisticsPeriod,
  listPeriodsUntil,
} from './periods.ts'

describe('a period of the statistics', () => {
  it('is named in a URL and covers whole months', () => {
    expect(parsePeriodName('2026')).toEqual({ kind: 'year', name: '2026', from: '2026-01-01', to: '2026-12-31' })
    expect(parsePeriodName('2026-4')).toEqual({ kind: 'quarter', name: '2026-4', from: '2026-10-01', to: '2026-12-31' })
    expect(parsePeriodName('2024-02')).toEqual({ kind: 'month', name: '2024-02', from: '2024-02-01', to: '2024-02-29' })
    expect(['', '26', '2026-5', '2026-13', '2026-0', '0000', '0001-1', '2026-11-01'].map(parsePeriodName)).toEqual(
      Array<null>(8).fill(null),
    )
  })

  it.each(periodKinds)('of the kind %s starts after the previous one and is found by name', (kind) => {
    const periods = listPeriodsUntil(kind, '2026-11-26', 14)
    expect(periods).toHaveLength(14)
    for (const [index, period] of periods.entries()) {
      expect(parsePeriodName(period.name)).toEqual(period)
      expect(getStatisticsPeriod(kind, period.to)).toEqual(period)
      expect(periods[index - 1]?.from ?? addDays(period.to, 1)).toBe(addDays(period.to, 1))
    }
  })

  it('lists its months and is compared with the same days of the previous year', () => {
    expect(listMonths({ from: '2026-10-01', to: '2026-12-31' })).toEqual(['2026-10-01', '2026-11-01', '2026-12-01'])
    expect(getComparedRanges(getStatisticsPeriod('year', '2026-11-26'), '2026-11-26')).toEqual({
      now: { from: '2026-01-01', to: '2026-11-26' },
      before: { from: '2025-01-01', to: '2025-11-26' },
    })
    expect(getComparedRanges(getStatisticsPeriod('month', '2024-02-10'), '2026-11-26')).toEqual({
      now: { from: '2024-02-01', to: '2024-02-29' },
      before: { from: '2023-02-01', to: '2023-02-28' },
    })
  })
})
