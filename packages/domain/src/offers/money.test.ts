import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromTenge, sumLines } from '../shared/money/tiyn.ts'
import { getIncludedVat } from '../shared/money/vat.ts'
import {
  isPercentage,
  getOverpayment,
  sumPayments,
  getPaidPercentage,
  createPaymentForPercentage,
  getAmountDue,
} from './payments.ts'
import { calculateOfferTotals, type PricedItem } from './totals.ts'
import { isExpired, getOfferExpiryDate } from './validity.ts'

const createItem = (change: Partial<PricedItem> = {}): PricedItem => ({
  quantity: 400,
  price: fromTenge(6_200),
  work_types: [],
  ...change,
})

const itemArbitrary: fc.Arbitrary<PricedItem> = fc.record({
  quantity: fc.integer({ min: 1, max: 10_000 }),
  price: fc.nat({ max: 10 ** 7 }),
  work_types: fc.array(
    fc.record({ name: fc.constant('Вёрстка'), unit_count: fc.nat({ max: 500 }), unit_price: fc.nat({ max: 10 ** 6 }) }),
    { maxLength: 3 },
  ),
  vat: fc.constantFrom('included' as const, 'exempt' as const),
})

describe('the sum of an offer', () => {
  it('includes copies, works and VAT', () => {
    const works = [{ name: 'Вёрстка', unit_count: 12.5, unit_price: fromTenge(1_800) }]
    expect(
      calculateOfferTotals([createItem(), createItem({ quantity: 1, price: 0, work_types: works })], '2026-11-21'),
    ).toEqual({
      charges: [
        {
          item: 0,
          work: null,
          quantity: 400,
          price: fromTenge(6_200),
          sum: fromTenge(2_480_000),
          vat: fromTenge(342_068.97),
          exempt: false,
        },
        {
          item: 1,
          work: 0,
          quantity: 12.5,
          price: fromTenge(1_800),
          sum: fromTenge(22_500),
          vat: fromTenge(3_103.45),
          exempt: false,
        },
      ],
      lines: [
        { gross: fromTenge(2_480_000), discount: 0, sum: fromTenge(2_480_000), vat: fromTenge(342_068.97) },
        { gross: fromTenge(22_500), discount: 0, sum: fromTenge(22_500), vat: fromTenge(3_103.45) },
      ],
      gross: fromTenge(2_502_500),
      discount: 0,
      sum: fromTenge(2_502_500),
      vat: fromTenge(345_172.42),
      vat_rate: 16,
    })
  })

  it('applies the partner’s discount to each unit price and the VAT of its date', () => {
    const totals = calculateOfferTotals([createItem({ quantity: 1_000, price: 12_345 })], '2025-12-31', 10)
    // 90 % of 123.45 ₸ are 111.105 ₸. Each copy costs 111.11 ₸, and the discount is the difference.
    expect(totals.charges[0]).toMatchObject({ price: 11_111, sum: 11_111_000 })
    expect(totals).toMatchObject({ gross: 12_345_000, discount: 1_234_000, sum: 11_111_000, vat_rate: 12 })
    expect(totals.vat).toBe(getIncludedVat(totals.sum, 12))
  })

  it('has no VAT on exempt items', () => {
    expect(calculateOfferTotals([createItem({ vat: 'exempt' })], '2026-11-21')).toMatchObject({
      vat: 0,
      charges: [{ exempt: true }],
    })
  })

  it('is the total of its lines, and each line is quantity times price, to the tiyn', () => {
    fc.assert(
      fc.property(fc.array(itemArbitrary), fc.nat({ max: 100 }), (items, discount) => {
        const totals = calculateOfferTotals(items, '2026-11-21', discount)
        for (const field of ['gross', 'discount', 'sum', 'vat'] as const)
          expect(totals.lines.reduce((sum, line) => sum + line[field], 0)).toBe(totals[field])
        expect(totals.gross - totals.discount).toBe(totals.sum)
        expect(totals.discount).toBeGreaterThanOrEqual(0)
        expect(sumLines(totals.charges)).toBe(totals.sum)
        for (const { quantity, price, sum, vat, exempt } of totals.charges) {
          expect(sum).toBe(quantity * price)
          expect(vat).toBe(exempt ? 0 : getIncludedVat(sum, 16))
        }
      }),
    )
  })
})

describe('the paid percentage of an offer', () => {
  const total = fromTenge(4_960_000)

  it('is calculated from the sum of its payments', () => {
    const payments = [{ amount: fromTenge(1_488_000) }]
    expect(getPaidPercentage([], total)).toBe(0)
    expect(getPaidPercentage(payments, total)).toBe(30)
    expect(getPaidPercentage([...payments, { amount: total }], total)).toBe(100)
    expect(getPaidPercentage([...payments, { amount: -fromTenge(2_000_000) }], total)).toBe(0)
  })

  it('is a hundred only when nothing is owed', () => {
    expect(getPaidPercentage([{ amount: total - 1 }], total)).toBe(99)
    expect(getAmountDue([{ amount: total - 1 }], total)).toBe(1)
    expect(getAmountDue([{ amount: total + 1 }], total)).toBe(0)
    expect(getOverpayment([{ amount: total - 1 }], total)).toBe(0)
    expect(getOverpayment([{ amount: total + 1 }], total)).toBe(1)
    expect(getPaidPercentage([], 0)).toBe(0)
  })

  it('is read back as the percentage that was set', () => {
    const payments = fc.array(fc.record({ amount: fc.integer({ min: -(10 ** 9), max: 10 ** 9 }) }))
    fc.assert(
      fc.property(
        payments,
        fc.integer({ min: 100, max: 10 ** 12 }),
        fc.nat({ max: 100 }),
        (earlierPayments, sum, percentage) => {
          const ledger = [...earlierPayments, createPaymentForPercentage(percentage, earlierPayments, sum)]
          expect(getPaidPercentage(ledger, sum)).toBe(percentage)
          expect(sumPayments(ledger)).toBeLessThanOrEqual(sum)
        },
      ),
    )
  })

  it('is calculated in whole tiyn without floating-point errors', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 14 }), fc.nat({ max: 100 }), (sum, percentage) => {
        const { amount } = createPaymentForPercentage(percentage, [], sum)
        const [scaledAmount, hundred] = [BigInt(sum) * BigInt(percentage), 100n]
        expect(BigInt(amount)).toBe((scaledAmount + hundred - 1n) / hundred)
      }),
    )
  })

  it('of one tiyn is either nothing or everything', () => {
    expect(createPaymentForPercentage(30, [], 1)).toEqual({ amount: 1, reached: 100 })
    expect(createPaymentForPercentage(0, [], 1)).toEqual({ amount: 0, reached: 0 })
    expect(createPaymentForPercentage(33.5, [], fromTenge(1_000))).toEqual({ amount: fromTenge(335), reached: 33 })
  })

  it.each([
    [0, true],
    [33.5, true],
    [100, true],
    [-1, false],
    [100.01, false],
    [Number.NaN, false],
  ])('can be set to %d: %s', (value, isValid) => {
    expect(isPercentage(value)).toBe(isValid)
  })
})

describe('an offer that is still being typed', () => {
  it.each([
    [{ price: Number.NaN }, 0],
    [{ price: Infinity }, 0],
    [{ quantity: Number.NaN }, 0],
    [{ price: 0.4, quantity: 1 }, 0],
    [{ price: 0, work_types: [{ name: '', unit_count: Number.NaN, unit_price: 100 }] }, 0],
  ])('totals only its valid values: %j', (change, sum) => {
    expect(calculateOfferTotals([createItem(change)], '', 10)).toMatchObject({ sum, vat: 0 })
  })

  it.each([
    [-10, 0],
    [110, 100],
    [Number.NaN, 0],
    [Infinity, 100],
  ])('treats a discount of %d %% as %d %%', (typedDiscount, discount) => {
    expect(calculateOfferTotals([createItem()], '2026-11-21', typedDiscount)).toEqual(
      calculateOfferTotals([createItem()], '2026-11-21', discount),
    )
  })
})

describe('the validity of an offer', () => {
  it('is thirty days unless it says otherwise', () => {
    expect(getOfferExpiryDate('2026-11-21')).toBe('2026-12-21')
    expect(getOfferExpiryDate('2026-12-31', 1)).toBe('2027-01-01')
  })

  it.each(['', '2026-02-31', 'завтра'])('is empty when the date is not valid: «%s»', (date) => {
    expect(getOfferExpiryDate(date)).toBe('')
  })

  it('includes its last day and ends only for an undecided offer', () => {
    const offer = { status: 'in process', valid_until: '2026-11-21' } as const
    expect(isExpired(offer, '2026-11-21')).toBe(false)
    expect(isExpired(offer, '2026-11-22')).toBe(true)
    expect(isExpired({ ...offer, status: 'accept' }, '2026-11-22')).toBe(false)
    expect(isExpired({ ...offer, valid_until: null }, '2026-11-22')).toBe(false)
    expect(isExpired({ ...offer, valid_until: '' }, '2026-11-22')).toBe(false)
  })
})
