import { describe, expect, it } from 'vitest'
import { validateRoyaltyTerms, type RoyaltyTermsInput } from './terms.ts'

const validTerms: RoyaltyTermsInput = {
  number: 'АД-02/26',
  date: '2026-01-12',
  starts_on: '',
  ends_on: '',
  rate: 12,
  authors: [
    { name: 'Ә. Төлеу', share: 60 },
    { name: 'М. Ыдырыс', share: 40 },
  ],
  email: '',
}
const createAuthors = (...shares: (number | null)[]) => ({
  authors: shares.map((share) => ({ name: 'А. Автор', share })),
})

describe('the terms of an author contract', () => {
  it('are valid when the shares add up to a hundred', () => {
    expect(validateRoyaltyTerms(validTerms)).toEqual({})
    expect(validateRoyaltyTerms({ ...validTerms, ...createAuthors(33.33, 33.33, 33.34), rate: 7.5 })).toEqual({})
    // As floating point numbers, these shares add up to 100.00000000000001.
    expect(validateRoyaltyTerms({ ...validTerms, ...createAuthors(14.29, 14.29, 71.42) })).toEqual({})
  })

  it.each([
    [{ number: ' ' }, { number: 'required' }],
    [{ date: '' }, { date: 'required' }],
    [{ date: '2026-02-30' }, { date: 'date' }],
    [{ starts_on: '2026-02-01', ends_on: '2026-01-31' }, { ends_on: 'beforeStart' }],
    [{ ends_on: '2026-01-11' }, { ends_on: 'beforeStart' }],
    [{ rate: null }, { rate: 'required' }],
    [{ rate: 0 }, { rate: 'rate' }],
    [{ rate: 100.5 }, { rate: 'rate' }],
    [{ rate: 7.125 }, { rate: 'rate' }],
    [createAuthors(60, 39.99), { 'authors.1.share': 'shares' }],
    [createAuthors(60, 60), { 'authors.1.share': 'shares' }],
    [createAuthors(100, 0), { 'authors.1.share': 'rate' }],
    [createAuthors(60, null), { 'authors.1.share': 'required' }],
    [{ authors: [] }, { authors: 'required' }],
    [{ authors: [{ name: '', share: 100 }] }, { 'authors.0.name': 'required' }],
    [{ email: 'toleu@' }, { email: 'email' }],
  ] as const)('are refused with %o', (change, problems) => {
    expect(validateRoyaltyTerms({ ...validTerms, ...change })).toEqual(problems)
  })
})
