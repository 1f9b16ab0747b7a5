import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allocateAmount, fromTenge } from './tiyn.ts'
import { getIncludedVat, calculateLinesVat, getVatRate } from './vat.ts'

const sumArbitrary = fc.nat({ max: 10 ** 13 })

describe('the VAT included in a sum', () => {
  it.each([
    [120_000, 16, 1_655_172],
    [120_000, 12, 1_285_714],
    [182_200, 16, 2_513_103],
    [116, 16, 1_600],
    [112, 12, 1_200],
    [0, 16, 0],
  ])('of %i tenge at %i %% is %i tiyn', (tenge, rate, tiyn) => {
    expect(getIncludedVat(fromTenge(tenge), rate)).toBe(tiyn)
  })

  it.each([
    ['2009-01-01', 12],
    ['2025-12-31', 12],
    ['2026-01-01', 16],
    ['2026-11-21', 16],
  ])('is charged on %s at %i %%', (date, rate) => {
    expect(getVatRate(date)).toBe(rate)
  })

  it('rounds half a tiyn up and is never more than half a tiyn off', () => {
    fc.assert(
      fc.property(sumArbitrary, fc.constantFrom(12, 16), (sum, rate) => {
        const exactVat = (BigInt(sum) * BigInt(rate) * 1000n) / BigInt(100 + rate)
        const roundingError = BigInt(getIncludedVat(sum, rate)) * 1000n - exactVat
        expect(roundingError <= 501n && roundingError >= -500n).toBe(true)
      }),
    )
    expect(getIncludedVat(29 * 5, 16)).toBe(20)
    expect(getIncludedVat(14, 12)).toBe(2) // The VAT is exactly 1.5 tiyn.
  })

  it('of a document is the sum of its taxable lines', () => {
    expect(calculateLinesVat([{ sum: 10_050 }, { sum: 10_050 }, { sum: 99_999, vat: 'exempt' }], 16)).toBe(2 * 1_386)
    expect(getIncludedVat(20_100, 16)).toBe(2_772)
    fc.assert(
      fc.property(fc.array(sumArbitrary), (lines) => {
        const expectedVat = lines.reduce((total, sum) => total + getIncludedVat(sum, 16), 0)
        expect(
          calculateLinesVat(
            lines.map((sum) => ({ sum })),
            16,
          ),
        ).toBe(expectedVat)
      }),
    )
  })
})

describe('the allocation of a sum', () => {
  const weights = fc
    .array(fc.nat({ max: 100_000 }), { minLength: 1, maxLength: 50 })
    .filter((list) => list.some((weight) => weight > 0))

  it('never loses a tiyn', () => {
    fc.assert(
      fc.property(sumArbitrary, weights, (sum, shares) => {
        const parts = allocateAmount(sum, shares)
        expect(parts.reduce((total, part) => total + part, 0)).toBe(sum)
      }),
    )
  })

  it('differs from each exact share by less than a tiyn', () => {
    fc.assert(
      fc.property(fc.nat({ max: 10 ** 9 }), weights, (sum, shares) => {
        const total = shares.reduce((runningTotal, share) => runningTotal + share, 0)
        allocateAmount(sum, shares).forEach((part, index) => {
          expect(Math.abs(part - (sum * (shares[index] ?? 0)) / total)).toBeLessThan(1 + 1e-6)
        })
      }),
    )
  })

  it('gives nothing to a share of zero', () => {
    expect(allocateAmount(100, [1, 0, 2])).toEqual([33, 0, 67])
  })

  it.each([[[]], [[0, 0]]])('refuses shares without a positive one: %j', (shares) => {
    expect(() => allocateAmount(100, shares)).toThrow(RangeError)
  })
})
