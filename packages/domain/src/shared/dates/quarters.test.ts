import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from './dates.ts'
import { getQuarterName, parseQuarter, getQuarter, listPastQuarters } from './quarters.ts'

describe('a quarter', () => {
  it('is parsed from an address and has three months', () => {
    expect(parseQuarter('2026-3')).toEqual({ year: 2026, quarter: 3, from: '2026-07-01', to: '2026-09-30' })
    expect(parseQuarter('2024-1')?.to).toBe('2024-03-31')
    expect(['2026-5', '2026', '', '26-1', '2026-03'].map(parseQuarter)).toEqual([null, null, null, null, null])
  })

  it('starts where the previous one ends', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2000, max: 2100 }), fc.integer({ min: 1, max: 4 }), (year, quarter) => {
        const parsedQuarter = parseQuarter(getQuarterName({ year, quarter }))
        if (!parsedQuarter) throw new Error('The quarter is missing')
        expect(getQuarter(parsedQuarter.from)).toEqual(parsedQuarter)
        expect(getQuarter(parsedQuarter.to)).toEqual(parsedQuarter)
        expect(listPastQuarters(parsedQuarter.from, 1)[0]?.to).toBe(addDays(parsedQuarter.from, -1))
      }),
    )
    expect(listPastQuarters('2026-11-23', 4).map(getQuarterName)).toEqual(['2026-3', '2026-2', '2026-1', '2025-4'])
  })
})
