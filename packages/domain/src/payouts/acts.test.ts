import { describe, expect, it } from 'vitest'
import { validateAct, validateCancellation, countDaysLate } from './acts.ts'

const today = '2026-11-28'

describe('an act', () => {
  it('is dated within the last month and not before its works were submitted', () => {
    expect(validateAct({ date: today }, '2026-11-20', today)).toEqual({})
    expect(validateAct({ date: '2026-11-19' }, '2026-11-20', today)).toEqual({ date: 'beforeHandedIn' })
    expect(validateAct({ date: '2026-11-29' }, '', today)).toEqual({ date: 'future' })
    expect(validateAct({ date: '2026-10-27' }, '', today)).toEqual({ date: 'tooEarly' })
    expect(validateAct({ date: '' }, '', today)).toEqual({ date: 'required' })
    expect(validateAct({ date: '2026-11-31' }, '', today)).toEqual({ date: 'date' })
  })

  it('needs a reason to be cancelled', () => {
    expect(validateCancellation({ reason: ' ' })).toEqual({ reason: 'required' })
    expect(validateCancellation({ reason: 'я'.repeat(501) })).toEqual({ reason: 'tooLong' })
    expect(validateCancellation({ reason: 'Не тот договор' })).toEqual({})
  })

  it('shows how late a work was, or nothing without a deadline', () => {
    expect(countDaysLate('2026-11-20', '2026-11-20')).toBe(0)
    expect(countDaysLate('2026-11-20', '2026-10-01')).toBe(0)
    expect(countDaysLate('2026-10-30', '2026-11-02')).toBe(3)
    expect([countDaysLate(null, today), countDaysLate(today, null)]).toEqual([null, null])
  })
})
