import { describe, expect, it } from 'vitest'
import { validateBookSale, type BookSaleInput } from './book-sale.ts'

const validSale: BookSaleInput = { date: '2026-08-31', copies: 12, sum: 4_740_000, note: '' }

describe('a channel’s sales report', () => {
  it.each([{}, { copies: -3, sum: -1_185_000 }, { sum: 0 }, { date: '2026-11-23' }])('is valid with %o', (change) => {
    expect(validateBookSale({ ...validSale, ...change }, '2026-11-23')).toEqual({})
  })

  it.each([
    [{ date: '' }, { date: 'required' }],
    [{ date: '2026-02-30' }, { date: 'date' }],
    [{ date: '2026-11-24' }, { date: 'future' }],
    [{ copies: null }, { copies: 'required' }],
    [{ copies: 0 }, { copies: 'zero' }],
    [{ sum: null }, { sum: 'required' }],
    [{ copies: -3 }, { sum: 'signs' }],
    [{ sum: -1 }, { sum: 'signs' }],
    [{ note: 'а'.repeat(3001) }, { note: 'tooLong' }],
  ] as const)('is refused with %o', (change, problems) => {
    expect(validateBookSale({ ...validSale, ...change }, '2026-11-23')).toEqual(problems)
  })
})
