import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getInvoiceDueDate } from './due-dates.ts'
import { addDays } from '../dates/dates.ts'
import {
  getNextDueDate,
  getUnpaidParts,
  splitSumEvenly,
  validateInstalment,
  maxInstalments,
  calculateInstalmentStandings,
  type Instalment,
} from './instalments.ts'

const invoice = {
  invoice_date: '2026-11-15',
  sum: 300,
  paid: 0,
  instalments: [
    { amount: 90, due: '2026-11-20' },
    { amount: 110, due: '2026-12-20' },
    { amount: 100, due: '2027-01-20' },
  ],
}

describe('a sum with instalments', () => {
  it('pays the earliest instalment first', () => {
    expect(calculateInstalmentStandings(invoice.instalments, 150)).toEqual([
      { amount: 90, due: '2026-11-20', paid: 90, rest: 0 },
      { amount: 110, due: '2026-12-20', paid: 60, rest: 50 },
      { amount: 100, due: '2027-01-20', paid: 0, rest: 100 },
    ])
  })
  it('is due with its next instalment and, once paid, with its last', () => {
    expect([0, 90, 210, 300, 400].map((paid) => getNextDueDate({ ...invoice, paid }))).toEqual([
      '2026-11-20',
      '2026-12-20',
      '2027-01-20',
      '2027-01-20',
      '2027-01-20',
    ])
  })
  it('without instalments is due on the invoice’s due date', () => {
    const unsplitInvoice = { ...invoice, instalments: [], paid: 40 }
    const due = getInvoiceDueDate(invoice.invoice_date)
    expect(getUnpaidParts(unsplitInvoice)).toEqual([{ amount: 300, due, paid: 40, rest: 260 }])
    expect(getNextDueDate(unsplitInvoice)).toBe(due)
  })

  const instalmentsArbitrary = fc
    .array(fc.record({ amount: fc.integer({ min: 1, max: 10 ** 9 }), days: fc.integer({ min: 1, max: 90 }) }), {
      minLength: 2,
      maxLength: maxInstalments,
    })
    .map((steps) => {
      let day = invoice.invoice_date
      return steps.map(({ amount, days }): Instalment => ({ amount, due: (day = addDays(day, days)) }))
    })
  it('never loses a tiyn: the unpaid instalments add up to the balance', () => {
    fc.assert(
      fc.property(instalmentsArbitrary, fc.nat({ max: 10 ** 10 }), (instalments, paid) => {
        const sum = instalments.reduce((runningTotal, { amount }) => runningTotal + amount, 0)
        const unpaidSum = getUnpaidParts({ ...invoice, sum, paid, instalments }).reduce(
          (runningTotal, part) => runningTotal + part.rest,
          0,
        )
        expect(unpaidSum).toBe(Math.max(0, sum - paid))
        expect(validateInstalment({ instalments }, { sum, date: invoice.invoice_date })).toEqual({})
      }),
    )
  })
})

const validatePlan = (instalments: { amount: number | null; due: string }[]) =>
  validateInstalment({ instalments }, { sum: 300, date: '2026-11-15' })

describe('agreed instalments', () => {
  it('must add up to the sum, and each must be later than the previous one', () => {
    const firstInstalment = { amount: 100, due: '2026-11-20' }
    expect(validatePlan([])).toEqual({})
    expect(validatePlan([firstInstalment])).toEqual({ instalments: 'one' })
    expect(validatePlan([firstInstalment, { amount: 100, due: '2026-11-20' }])).toEqual({
      'instalments.1.due': 'order',
      instalments: 'lessThanSum',
    })
    expect(validatePlan([firstInstalment, { amount: 201, due: '2026-11-21' }])).toEqual({ instalments: 'moreThanSum' })
    expect(
      validatePlan([
        { amount: null, due: '' },
        { amount: 300, due: '2026-02-31' },
      ]),
    ).toEqual({
      'instalments.0.amount': 'required',
      'instalments.0.due': 'required',
      'instalments.1.due': 'date',
    })
    expect(
      validatePlan([
        { amount: 0, due: '2026-11-14' },
        { amount: 300.5, due: '2026-11-21' },
      ]),
    ).toEqual({
      'instalments.0.amount': 'positive',
      'instalments.0.due': 'beforeDate',
      'instalments.1.amount': 'tiyn',
      instalments: 'moreThanSum',
    })
    const tooManyInstalments = Array.from({ length: 13 }, (_none, index) => ({
      amount: 1,
      due: addDays('2026-11-15', index),
    }))
    expect(validatePlan(tooManyInstalments)).toEqual({ instalments: 'tooMany' })
  })
  it('are whole tenge when a sum is divided evenly, and add up to it', () => {
    expect(splitSumEvenly(1_000_00, 3)).toEqual([333_00, 333_00, 334_00])
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 12 }), fc.integer({ min: 2, max: maxInstalments }), (sum, count) => {
        const parts = splitSumEvenly(sum, count)
        expect(parts.reduce((runningTotal, part) => runningTotal + part, 0)).toBe(sum)
        expect(parts.slice(0, -1).every((part) => part % 100 === 0)).toBe(true)
      }),
    )
  })
})
