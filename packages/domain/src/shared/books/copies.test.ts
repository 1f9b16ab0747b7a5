import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  copyShares,
  getExpectedCopies,
  validateDeliveredCopies,
  validateReceivedCopies,
  getShortages,
} from './copies.ts'

const circulation = { circulation_author: 10, circulation_university: 80, circulation_library: 10, quantity: 100 }
const emptyCirculation = { circulation_author: null, circulation_university: null, circulation_library: null }

describe('the copies of a run', () => {
  it('are expected as the card splits them, or all at the university without a split', () => {
    expect(getExpectedCopies(circulation)).toEqual({ author: 10, university: 80, library: 10 })
    expect(getExpectedCopies({ ...emptyCirculation, quantity: 100 })).toEqual({
      author: 0,
      university: 100,
      library: 0,
    })
    expect(getExpectedCopies({ ...emptyCirculation, circulation_author: 5, quantity: 100 })).toEqual({
      author: 5,
      university: 0,
      library: 0,
    })
  })

  it('that are missing are listed by recipient', () => {
    expect(getShortages(getExpectedCopies(circulation), { author: 10, university: 78, library: 12 })).toEqual([
      { share: 'university', missing: 2 },
    ])
  })

  it('are counted for each recipient', () => {
    expect(validateReceivedCopies({ author: 0, university: null, library: 1 })).toEqual({
      'received.university': 'required',
    })
  })

  it('are delivered to a named person, and no more than were received', () => {
    const receivedCopies = { author: 10, university: 80, library: 10 }
    const noDelivery = { copies: 0, to: '' }
    expect(
      validateDeliveredCopies(
        { author: { copies: 11, to: ' ' }, university: noDelivery, library: noDelivery },
        receivedCopies,
      ),
    ).toEqual({
      'handed_over.author.copies': 'moreThanReceived',
      'handed_over.author.to': 'required',
    })
    const countArbitrary = fc.integer({ min: 0, max: 200 })
    fc.assert(
      fc.property(
        fc.record({ author: countArbitrary, university: countArbitrary, library: countArbitrary }),
        (copies) => {
          const deliveredCopies = createDeliveredCopies(copies)
          const refusedFields = Object.keys(validateDeliveredCopies(deliveredCopies, receivedCopies))
          for (const share of copyShares)
            expect(refusedFields.includes(`handed_over.${share}.copies`)).toBe(copies[share] > receivedCopies[share])
        },
      ),
    )
  })
})

const createDeliveredCopies = (copies: Record<(typeof copyShares)[number], number>) => ({
  author: { copies: copies.author, to: 'А' },
  university: { copies: copies.university, to: 'Б' },
  library: { copies: copies.library, to: 'В' },
})
