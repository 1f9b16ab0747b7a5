import { describe, expect, it } from 'vitest'
import { isPayable, maxPayoutBackdateDays, maxPayoutNumberLength, validatePayout } from './validation.ts'
import { addDays } from '../shared/dates/dates.ts'

const today = '2026-11-23'
const validateOrder = (number: string, date: string, lastActDate = '') =>
  validatePayout({ number, date }, lastActDate, today)

describe('a payment order for works', () => {
  it('requires a number and a recent date that is not in the future', () => {
    expect(validateOrder('118', today)).toEqual({})
    expect(validateOrder('118', addDays(today, -maxPayoutBackdateDays))).toEqual({})
    expect(validateOrder(' ', '')).toEqual({ number: 'required', date: 'required' })
    expect(validateOrder('1'.repeat(maxPayoutNumberLength + 1), addDays(today, 1))).toEqual({
      number: 'tooLong',
      date: 'future',
    })
    expect(validateOrder('118', addDays(today, -maxPayoutBackdateDays - 1))).toEqual({ date: 'tooEarly' })
    expect(validateOrder('118', '2026-11-31')).toEqual({ date: 'date' })
    expect(validateOrder('118', '2026-11-20', '2026-11-20')).toEqual({})
    expect(validateOrder('118', '2026-11-19', '2026-11-20')).toEqual({ date: 'beforeAct' })
  })

  it('pays a work with an executor and an agreed sum, which may be zero', () => {
    expect(isPayable({ price: 0, executor_id: 7 })).toBe(true)
    expect(isPayable({ price: null, executor_id: 7 })).toBe(false)
    expect(isPayable({ price: 100, executor_id: null })).toBe(false)
  })
})
