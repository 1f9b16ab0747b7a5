import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { roleKeys } from '../shared/people/roles.ts'
import { copyShares, type Copies } from '../shared/books/copies.ts'
import {
  countCopies,
  getMissingCopies,
  validateShortage,
  getShortageAction,
  validateShortfall,
  addMissing,
  subtractMissing,
} from './shortages.ts'

const copiesArbitrary: fc.Arbitrary<Copies> = fc.record({
  author: fc.nat(500),
  university: fc.nat(500),
  library: fc.nat(500),
})
const createCopies = (author: number, university: number, library: number): Copies => ({ author, university, library })

describe('missing copies', () => {
  it('are the expected copies that did not arrive, never a negative number', () => {
    fc.assert(
      fc.property(copiesArbitrary, copiesArbitrary, (expected, received) => {
        const missing = getMissingCopies(expected, received)
        for (const share of copyShares) {
          expect(missing[share]).toBeGreaterThanOrEqual(0)
          expect(received[share] + missing[share]).toBe(Math.max(expected[share], received[share]))
        }
        expect(subtractMissing(addMissing(received, missing), missing)).toEqual(received)
      }),
    )
  })

  it('need a reason only when a receipt falls short', () => {
    expect(validateShortfall(createCopies(10, 80, 10), createCopies(10, 75, 10), ' ')).toEqual({ reason: 'required' })
    expect(validateShortfall(createCopies(10, 80, 10), createCopies(10, 75, 10), 'Брак')).toEqual({})
    expect(validateShortfall(createCopies(10, 80, 10), createCopies(12, 80, 10), '')).toEqual({})
  })

  it('of a shortage are at least one and no more than were received', () => {
    const stock = createCopies(10, 75, 10)
    expect(validateShortage({ missing: createCopies(0, 5, 0), reason: 'Намокли' }, stock)).toEqual({})
    expect(validateShortage({ missing: createCopies(11, 0, 0), reason: '' }, stock)).toEqual({
      'missing.author': 'moreThanReceived',
      reason: 'required',
    })
    expect(validateShortage({ missing: createCopies(0, 0, 0), reason: 'Намокли' }, stock)).toEqual({
      'missing.author': 'noneMissing',
    })
    expect(validateShortage({ missing: { ...stock, library: null }, reason: 'Намокли' }, stock)).toEqual({
      'missing.library': 'required',
    })
    expect(countCopies(stock)).toBe(95)
  })

  it('are recorded and settled only by the warehouse, one shortage at a time', () => {
    const openShortage = { outcome: null }
    const closedShortage = { outcome: 'received' as const }
    expect(getShortageAction('stock', { is_stock: true, shortages: [closedShortage] })).toBe('record')
    expect(getShortageAction('stock', { is_stock: true, shortages: [closedShortage, openShortage] })).toBe('settle')
    expect(getShortageAction('stock', { is_stock: false, shortages: [openShortage] })).toBe('settle')
    expect(getShortageAction('stock', { is_stock: false, shortages: [closedShortage] })).toBeNull()
    for (const role of roleKeys.filter((key) => key !== 'stock'))
      expect(getShortageAction(role, { is_stock: true, shortages: [openShortage] })).toBeNull()
  })
})
