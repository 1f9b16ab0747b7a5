import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  getNextDocumentNumber,
  numberedKinds,
  getNumberingOfKind,
  validateNumbering,
  formatDocumentNumber,
  type Numbering,
} from './numbering.ts'

const yearlyNumbering: Numbering = { digits: 4, yearly: true, start: null }

describe('the number of the next document', () => {
  it('follows the last number of its year and restarts every year', () => {
    expect(getNextDocumentNumber({}, yearlyNumbering, 2026)).toBe(1)
    expect(getNextDocumentNumber({ 2026: 413 }, yearlyNumbering, 2026)).toBe(414)
    expect(getNextDocumentNumber({ 2026: 413 }, yearlyNumbering, 2027)).toBe(1)
  })

  it('continues across years when a press numbers without years', () => {
    const continuousNumbering = { ...yearlyNumbering, yearly: false }
    expect(getNextDocumentNumber({ 2025: 90, 2026: 413 }, continuousNumbering, 2027)).toBe(414)
    expect(getNextDocumentNumber({ 2026: 413, 2027: 415 }, continuousNumbering, 2027)).toBe(416)
    // A backdated document does not get a number of a later year.
    expect(getNextDocumentNumber({ 2025: 90, 2026: 413 }, continuousNumbering, 2025)).toBe(91)
  })

  it('starts where the press left off, in that year only', () => {
    const numberingWithStart = { ...yearlyNumbering, start: { year: 2026, number: 412 } }
    expect(getNextDocumentNumber({}, numberingWithStart, 2026)).toBe(412)
    expect(getNextDocumentNumber({ 2026: 412 }, numberingWithStart, 2026)).toBe(413)
    expect(getNextDocumentNumber({ 2026: 500 }, numberingWithStart, 2026)).toBe(501)
    expect(getNextDocumentNumber({}, numberingWithStart, 2027)).toBe(1)
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
        (lastNumberByYear, firstNumber, yearly, year) => {
          const nextNumber = getNextDocumentNumber(lastNumberByYear, { digits: 4, yearly, start: firstNumber }, year)
          expect(nextNumber).toBeGreaterThan(lastNumberByYear[year] ?? 0)
        },
      ),
    )
  })

  it('is printed with leading zeros, and with the year on a contract', () => {
    expect(formatDocumentNumber('offer', 414, 2026, { digits: 4 })).toBe('0414')
    expect(formatDocumentNumber('offer', 12_345, 2026, { digits: 4 })).toBe('12345')
    expect(formatDocumentNumber('contract.gph', 12, 2026, getNumberingOfKind({ kinds: {} }, 'contract.gph'))).toBe(
      '12-26',
    )
  })
})

const createNumberingFrom = (number: number) => ({
  kinds: { offer: { ...yearlyNumbering, start: { year: 2026, number } } },
})
const validateDigits = (count: number) =>
  validateNumbering({ kinds: { act: { ...yearlyNumbering, digits: count } } }, { kinds: {} }, {})

describe('a numbering', () => {
  it('must start with a number that no document of the year has', () => {
    const currentNumbering = { kinds: {} }
    const lastNumbers = { offer: { 2026: 413 } }
    expect(validateNumbering(createNumberingFrom(413), currentNumbering, lastNumbers)).toEqual({
      'kinds.offer.start': 'numberGiven',
    })
    expect(validateNumbering(createNumberingFrom(414), currentNumbering, lastNumbers)).toEqual({})
    expect(validateNumbering(createNumberingFrom(0), currentNumbering, {})).toEqual({
      'kinds.offer.start': 'firstNumber',
    })
    // A first number that is already in the settings stays valid, even after a document got it.
    expect(validateNumbering(createNumberingFrom(400), createNumberingFrom(400), lastNumbers)).toEqual({})
  })

  it('has one to six digits', () => {
    expect([0, 1.5, 7].map((count) => validateDigits(count)['kinds.act.digits'])).toEqual([
      'digits',
      'digits',
      'digits',
    ])
    expect(validateDigits(6)).toEqual({})
    expect(numberedKinds).toContain('contract.author')
  })
})
