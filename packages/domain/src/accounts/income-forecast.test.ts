import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../shared/dates/dates.ts'
import { forecastIncome, forecastWeeks } from './income-forecast.ts'
import { getInvoiceDueDate, paymentTermDays, getTaxInvoiceDeadline } from '../shared/money/due-dates.ts'

const today = '2026-11-22'

describe('the income forecast', () => {
  it('counts invoices in the week they are due, late ones first, unbilled ones as of today', () => {
    const invoices = [
      { due: '2026-11-24', rest: 300 },
      { due: '2026-11-29', rest: 50 },
      { due: '2026-11-30', rest: 70 },
    ]
    expect(forecastIncome(today, { bills: invoices, late: 1000, unbilled: 200 })).toEqual([
      { until: '2026-11-29', dated: 350, hoped: 1000 },
      { until: '2026-12-06', dated: 70, hoped: 200 },
      { until: '2026-12-13', dated: 0, hoped: 0 },
      { until: '2026-12-20', dated: 0, hoped: 0 },
      { until: '2026-12-27', dated: 0, hoped: 0 },
    ])
  })

  it('adds up to the sum of its inputs, and its weeks end on Sundays', () => {
    const days = fc.integer({ min: 0, max: 400 }).map((count) => addDays(today, count))
    const sum = fc.nat({ max: 10 ** 12 })
    const agedInvoices = fc.array(fc.record({ age: fc.integer({ min: 0, max: paymentTermDays }), rest: sum }))
    fc.assert(
      fc.property(days, agedInvoices, sum, sum, (day, invoiceAges, late, unbilled) => {
        const invoices = invoiceAges.map(({ age, rest }) => ({ due: addDays(day, paymentTermDays - age), rest }))
        const weeks = forecastIncome(day, { bills: invoices, late, unbilled })
        const sumField = (field: 'dated' | 'hoped') =>
          weeks.reduce((runningTotal, week) => runningTotal + week[field], 0)
        expect(sumField('dated')).toBe(invoices.reduce((runningTotal, { rest }) => runningTotal + rest, 0))
        expect(sumField('hoped')).toBe(late + unbilled)
        expect(weeks).toHaveLength(forecastWeeks)
        expect(weeks.every(({ until }) => new Date(until).getUTCDay() === 0 && until > day)).toBe(true)
      }),
    )
  })
})

it('sets an invoice due in ten days and a tax invoice in fifteen', () => {
  expect([getInvoiceDueDate('2026-12-25'), getTaxInvoiceDeadline('2026-11-12')]).toEqual(['2027-01-04', '2026-11-27'])
})
