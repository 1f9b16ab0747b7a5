import { describe, expect, it } from 'vitest'
import { findScheduleConflict } from './schedule-conflict.ts'

const createSpan = (start_date: string | null, end_date: string | null) => ({ start_date, end_date })

describe('an offer', () => {
  const offer = createSpan('2026-12-01', '2026-12-22')
  it('fits when none of its days is taken', () => {
    expect(findScheduleConflict(offer, [])).toEqual({ kind: 'free' })
    expect(findScheduleConflict(offer, [createSpan('2026-11-01', '2026-11-30')])).toEqual({ kind: 'free' })
    expect(findScheduleConflict(offer, [createSpan(null, '2026-12-10')])).toEqual({ kind: 'free' })
  })

  it('names the work with the longest overlap, counting both end days', () => {
    const [shortOverlap, longOverlap] = [createSpan('2026-11-01', '2026-12-01'), createSpan('2026-12-18', '2027-01-10')]
    expect(findScheduleConflict(offer, [shortOverlap])).toEqual({ kind: 'overlaps', work: shortOverlap, days: 1 })
    expect(findScheduleConflict(offer, [shortOverlap, longOverlap])).toEqual({
      kind: 'overlaps',
      work: longOverlap,
      days: 5,
    })
  })

  it('without dates has an unknown conflict', () => {
    expect(findScheduleConflict(createSpan('2026-12-01', null), [])).toEqual({ kind: 'unknown' })
  })
})
