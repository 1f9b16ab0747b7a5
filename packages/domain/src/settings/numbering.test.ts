import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextNumberOf, numberedKinds, numberingOf, validateNumbering, numberText, type Numbering } from './numbering.ts'

const plain: Numbering = { digits: 4, yearly: true, start: null }

describe('the number of the next document', () => {
  it('follows the last number of its year and restarts every year', () => {
    expect(nextNumberOf({}, plain, 2026)).toBe(1)
    expect(nextNumberOf({ 2026: 413 }, plain, 2026)).toBe(414)
    expect(nextNumberOf({ 2026: 413 }, plain, 2027)).toBe(1)
  })

  it('continues across years when a press numbers without years', () => {
    const endless = { ...plain, yearly: false }
    expect(nextNumberOf({ 2025: 90, 2026: 413 }, endless, 2027)).toBe(414)
    expect(nextNumberOf({ 2026: 413, 2027: 415 }, endless, 2027)).toBe(416)
    // A backdated document does not get a number of a later year.
    expect(nextNumberOf({ 2025: 90, 2026: 413 }, endless, 2025)).toBe(91)
  })

  it('starts where the press left off, in that year only', () => {
    const moved = { ...plain, start: { year: 2026, number: 412 } }
    expect(nextNumberOf({}, moved, 2026)).toBe(412)
    expect(nextNumberOf({ 2026: 412 }, moved, 2026)).toBe(413)
    expect(nextNumberOf({ 2026: 500 }, moved, 2026)).toBe(501)
    expect(nextNumberOf({}, moved, 2027)).toBe(1)
  })

  it('is always above the last number of its year', () => {
    const lastNumbers = fc.dictionary(
      fc.integer({ min: 2020, max: 2030 }).map(String),
      fc.integer({ min: 1, max: 9_999 }),
    )
    const start = fc.option(
      fc.record({ year: fc.integer({ min: 2020, max: 2030 }), number: fc.integer({ min: 1, max: 9_999 }) }),
    )
    fc.assert(
      fc.property(
        lastNumbers,
        start,
        fc.boolean(),
        fc.integer({ min: 2020, max: 2030 }),
        (last, first, yearly, year) => {
          const next = nextNumberOf(last, { digits: 4, yearly, start: first }, year)
          expect(next).toBeGreaterThan(last[year] ?? 0)
        },
      ),
    )
  })

  it('is printed with leading zeros, and with the year on a contract', () => {
    expect(numberText('offer', 414, 2026, { digits: 4 })).toBe('0414')
    expect(numberText('offer', 12_345, 2026, { digits: 4 })).toBe('12345')
    expect(numberText('contract.gph', 12, 2026, numberingOf({ kinds: {} }, 'contract.gph'))).toBe('12-26')
  })
})

const numberingFrom = (number: number) => ({ kinds: { offer: { ...plain, start: { year: 2026, number } } } })
const withDigits = (count: number) =>
  validateNumbering({ kinds: { act: { ...plain, digits: count } } }, { kinds: {} }, {})

describe('a numbering', () => {
  it('must start with a number that no document of the year has', () => {
    const before = { kinds: {} }
    const lastNumbers = { offer: { 2026: 413 } }
    expect(validateNumbering(numberingFrom(413), before, lastNumbers)).toEqual({ 'kinds.offer.start': 'numberGiven' })
    expect(validateNumbering(numberingFrom(414), before, lastNumbers)).toEqual({})
    expect(validateNumbering(numberingFrom(0), before, {})).toEqual({ 'kinds.offer.start': 'firstNumber' })
    // A first number that is already in the settings stays valid, even after a document got it.
    expect(validateNumbering(numberingFrom(400), numberingFrom(400), lastNumbers)).toEqual({})
  })

  it('has one to six digits', () => {
    expect([0, 1.5, 7].map((count) => withDigits(count)['kinds.act.digits'])).toEqual(['digits', 'digits', 'digits'])
    expect(withDigits(6)).toEqual({})
    expect(numberedKinds).toContain('contract.author')
  })
})
