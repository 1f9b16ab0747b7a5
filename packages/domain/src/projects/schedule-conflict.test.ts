import { describe, expect, it } from 'vitest'
import { findScheduleConflict } from './schedule-conflict.ts'

const span = (start_date: string | null, end_date: string | null) => ({ start_date, end_date })

describe('an offer', () => {
  const offer = span('2026-12-01', '2026-12-22')
  it('fits when none of its days is taken', () => {
    expect(findScheduleConflict(offer, [])).toEqual({ kind: 'free' })
    expect(findScheduleConflict(offer, [span('2026-11-01', '2026-11-30')])).toEqual({ kind: 'free' })
    expect(findScheduleConflict(offer, [span(null, '2026-12-10')])).toEqual({ kind: 'free' })
  })

  it('names the work with the longest overlap, counting both end days', () => {
    const [one, more] = [span('2026-11-01', '2026-12-01'), span('2026-12-18', '2027-01-10')]
    expect(findScheduleConflict(offer, [one])).toEqual({ kind: 'overlaps', work: one, days: 1 })
    expect(findScheduleConflict(offer, [one, more])).toEqual({ kind: 'overlaps', work: more, days: 5 })
  })

  it('without dates has an unknown conflict', () => {
    expect(findScheduleConflict(span('2026-12-01', null), [])).toEqual({ kind: 'unknown' })
  })
})
