import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contractKindKeys } from '../shared/documents/contracts.ts'
import {
  contractTerms,
  calculateEndDate,
  emptyTerms,
  termPairs,
  pickTermsOfKind,
  defaultTerms,
  getTermYears,
  type ContractTerm,
} from './terms.ts'

describe('a term of whole years', () => {
  it.each([
    ['2026-11-24', 5, '2031-11-23'],
    ['2026-01-01', 1, '2026-12-31'],
    ['2028-02-29', 1, '2029-02-28'],
    ['2027-03-01', 1, '2028-02-29'],
  ])('from %s for %i years ends on %s', (start, years, end) => {
    expect(calculateEndDate(start, years)).toBe(end)
  })

  it('is read back from its dates as the same number of years', () => {
    const start = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(start, fc.integer({ min: 1, max: 50 }), (date, years) => {
        const day = date.toISOString().slice(0, 10)
        expect(getTermYears(day, calculateEndDate(day, years))).toBe(years)
      }),
    )
  })

  it('is null when the dates are not whole years', () => {
    expect(getTermYears('2026-11-24', '2027-01-31')).toBeNull()
    expect(getTermYears('2026-11-24', '2026-11-24')).toBeNull()
  })
})

describe.each(contractKindKeys)('the terms of %s', (kind) => {
  const { fields, required, oneOf = [] } = contractTerms[kind]

  it('require only fields of its form', () => {
    expect([...required, ...oneOf].filter((term) => !fields.includes(term))).toEqual([])
    expect(Object.keys(defaultTerms[kind] ?? {}).filter((term) => !fields.includes(term as ContractTerm))).toEqual([])
  })

  it('require a typed text in both languages', () => {
    for (const [ru, kz] of termPairs) expect([kind, fields.includes(kz)]).toEqual([kind, fields.includes(ru)])
  })

  it('keep the terms of the kind and empty the others', () => {
    const allTerms = { ...emptyTerms, subject: 'x', fee: 1, royalty: 2, book_name: 'y', months: 3, ebook: true }
    const pickedTerms = pickTermsOfKind(kind, allTerms)
    for (const term of Object.keys(emptyTerms) as ContractTerm[])
      expect(pickedTerms[term]).toEqual(fields.includes(term) ? allTerms[term] : emptyTerms[term])
  })
})
