import { describe, expect, it } from 'vitest'
import { calculateEstimate } from '../shared/prices/estimate.ts'
import { getPriceListForDate } from '../shared/prices/price-list.ts'
import { validatePrintCost, calculatePrintRunCost, type PrintRunCostInput } from './print-run-cost.ts'

const bindings = { staple: null, KBS: 100, KShS: null, 'Wire-O': null, integral: null, '7BC': null, '7': null, '7B': null, '7T': null } // prettier-ignore
const work: PrintRunCostInput = {
  copies: 100,
  format: 'A5',
  total_pages: 200,
  colored_pages: 0,
  lamination: 'matte',
  binding_counts: bindings,
}
const date = '2026-11-23'
const prices = getPriceListForDate(date)
if (!prices) throw new Error('The initial price list is missing')

describe('the cost of a run', () => {
  it('is the calculator’s base plus overhead: 137 971 ₸ and 10 % (decisions §6)', () => {
    expect(calculatePrintRunCost(work, prices, date)).toBe(15_176_800)
  })

  it('grows with the share of colour pages up to that of a colour book', () => {
    const calculateCost = (colored_pages: number) =>
      calculatePrintRunCost({ ...work, colored_pages }, prices, date) ?? 0
    const book = { pages: 200, format: 'A5', quantity: 100, binding: 'soft', block_color: 'colored' } as const
    expect(calculateCost(200)).toBe(Math.round((calculateEstimate(book, prices, date).base * 1.1) / 100) * 100)
    // The tolerance of two tenge allows for rounding, because each cost is rounded to the whole tenge.
    expect(Math.abs(calculateCost(100) * 2 - calculateCost(0) - calculateCost(200))).toBeLessThanOrEqual(200)
  })

  it('uses a hard cover when most copies get one', () => {
    const hardCoverRun = { ...work, binding_counts: { ...bindings, KBS: 10, '7BC': 90 } }
    expect(calculatePrintRunCost(hardCoverRun, prices, date)).toBeGreaterThan(
      calculatePrintRunCost(work, prices, date) ?? 0,
    )
  })

  it.each(['copies', 'format', 'total_pages'] as const)('is unknown without %s', (field) => {
    expect(calculatePrintRunCost({ ...work, [field]: null }, prices, date)).toBeNull()
  })
})

describe('the printing house’s bill', () => {
  it.each([
    [{ cost: null, bill_date: '', note: '' }, { cost: 'required' }],
    [{ cost: -1, bill_date: '2026-02-30', note: 'а'.repeat(3001) }, { cost: 'notNegative', bill_date: 'date', note: 'tooLong' }], // prettier-ignore
    [{ cost: 0, bill_date: '', note: '' }, {}],
  ] as const)('is validated: %o', (facts, problems) => {
    expect(validatePrintCost(facts)).toEqual(problems)
  })
})
