import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { copyShares, createCopies, type Copies, type DeliveredCopies } from '../shared/books/copies.ts'
import { countCopies } from './shortages.ts'
import {
  countCopiesLeft,
  isCorrection,
  calculateStockDifference,
  stockKinds,
  getStockRefusal,
  stockSigns,
  type StockMovement,
} from './movements.ts'
import { splitByOwner, buildRunMovements, getUncountedDelivery, getUncountedRun, type OwnedMovement } from './runs.ts'
import { validateCount, maxCopies, validateWriteOff } from './validation.ts'

const countArbitrary = fc.nat({ max: 2_000 })
const copiesArbitrary: fc.Arbitrary<Copies> = fc.record({
  author: countArbitrary,
  university: countArbitrary,
  library: countArbitrary,
})
const movementArbitrary: fc.Arbitrary<StockMovement> = fc.record({
  kind: fc.constantFrom(...stockKinds),
  copies: fc.integer({ min: -500, max: 500 }),
})
const movementsArbitrary = fc.array(movementArbitrary, { maxLength: 12 })
const createDelivery = (shareCopies: Copies): DeliveredCopies => ({
  author: { copies: shareCopies.author, to: 'М. Қабыл' },
  university: { copies: shareCopies.university, to: 'Кафедра' },
  library: { copies: shareCopies.library, to: 'Кітапхана' },
})
const countOwnedCopies = (ownedMovements: readonly OwnedMovement[], offer_id: number | null) =>
  countCopiesLeft(ownedMovements.filter((one) => one.offer_id === offer_id))

describe('the stock movements of a document', () => {
  it('match its new content per kind once the difference is added', () => {
    fc.assert(
      fc.property(movementsArbitrary, movementsArbitrary, (recordedMovements, targetMovements) => {
        const addedMovements = calculateStockDifference(recordedMovements, targetMovements)
        for (const kind of stockKinds) {
          const countKind = (kindMovements: readonly StockMovement[]) =>
            countCopiesLeft(kindMovements.filter((one) => one.kind === kind))
          expect(countKind([...recordedMovements, ...addedMovements])).toBe(countKind(targetMovements))
        }
        expect(addedMovements.every((one) => one.copies !== 0)).toBe(true)
      }),
    )
  })

  it('add incoming copies before outgoing ones, so that the balance stays above zero', () => {
    fc.assert(
      fc.property(movementsArbitrary, movementsArbitrary, (recordedMovements, targetMovements) => {
        const finalBalance = countCopiesLeft(calculateStockDifference(recordedMovements, targetMovements))
        let balance = Math.max(0, -finalBalance)
        for (const one of calculateStockDifference(recordedMovements, targetMovements)) {
          balance += one.copies
          expect(balance).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })

  it('are not changed by the calculation of the difference', () => {
    const recordedMovements: StockMovement[] = [{ kind: 'sold', copies: -10 }]
    const targetMovements: StockMovement[] = [{ kind: 'sold', copies: -8 }]
    expect(calculateStockDifference(recordedMovements, targetMovements)).toEqual([{ kind: 'sold', copies: 2 }])
    expect([recordedMovements, targetMovements]).toEqual([
      [{ kind: 'sold', copies: -10 }],
      [{ kind: 'sold', copies: -8 }],
    ])
  })
})

describe('a movement', () => {
  it('against the sign of its kind is a correction; a stock count has either sign', () => {
    const corrections = stockKinds.filter(
      (kind) => isCorrection({ kind, copies: -1 }) || isCorrection({ kind, copies: 1 }),
    )
    expect(corrections).toEqual(stockKinds.filter((kind) => kind !== 'counted'))
    for (const kind of stockKinds) expect(isCorrection({ kind, copies: 5 * stockSigns[kind] })).toBe(false)
  })

  it('is refused above the stock, with both figures in the refusal', () => {
    expect(getStockRefusal(5, 5)).toBeNull()
    expect(getStockRefusal(6, 5)).toEqual({ asked: 6, left: 5 })
  })
})

describe('the run of a card', () => {
  it('equals received minus delivered copies, whatever was expected and ordered', () => {
    fc.assert(
      fc.property(
        copiesArbitrary,
        copiesArbitrary,
        copiesArbitrary,
        fc.option(countArbitrary),
        (received, expected, promisedCopies, orderedCopies) => {
          const order = orderedCopies === null ? null : { offer_id: 7, copies: orderedCopies }
          const deliveredCopies = createCopies((share) => Math.min(promisedCopies[share], received[share]))
          const run = { received, expected, handed_over: createDelivery(deliveredCopies) }
          const runMovementList = buildRunMovements(run, order)
          const { customer, press } = splitByOwner(received, orderedCopies ?? 0)
          const copiesLeftForPress = copyShares.reduce(
            (sum, share) => sum + press[share] - Math.min(deliveredCopies[share], press[share]),
            0,
          )
          expect(countOwnedCopies(runMovementList, null)).toBe(copiesLeftForPress)
          expect(countOwnedCopies(runMovementList, 7)).toBe(countCopies(customer))
          expect(countCopies(customer)).toBe(Math.min(countCopies(received), orderedCopies ?? 0))
          expect(countCopies(customer) + countCopies(press)).toBe(countCopies(received))
          expect(runMovementList.every((one) => one.copies !== 0 && !isCorrection(one))).toBe(true)
        },
      ),
    )
  })

  it('shows expected copies that did not arrive as a shortage', () => {
    const expected = { author: 20, university: 450, library: 30 }
    const received = { ...expected, university: 448 }
    expect(buildRunMovements({ received, expected, handed_over: null }, null)).toEqual([
      { kind: 'received', offer_id: null, copies: 500 },
      { kind: 'shortage', offer_id: null, copies: -2 },
    ])
  })

  it('is not in stock until it is received', () => {
    const expected = { author: 0, university: 300, library: 0 }
    expect(buildRunMovements({ received: null, expected, handed_over: createDelivery(expected) }, null)).toEqual([])
  })

  it('belongs to the customer up to the ordered number; library copies come from the remainder', () => {
    const received = { author: 0, university: 500, library: 16 }
    const order = { offer_id: 7, copies: 500 }
    expect(buildRunMovements({ received, expected: received, handed_over: createDelivery(received) }, order)).toEqual([
      { kind: 'received', offer_id: 7, copies: 500 },
      { kind: 'received', offer_id: null, copies: 16 },
      { kind: 'library', offer_id: null, copies: -16 },
    ])
    const shortDelivery = { ...received, university: 498, library: 0 }
    expect(buildRunMovements({ received: shortDelivery, expected: received, handed_over: null }, order)).toEqual([
      { kind: 'received', offer_id: 7, copies: 500 },
      { kind: 'shortage', offer_id: 7, copies: -2 },
      { kind: 'received', offer_id: null, copies: 16 },
      { kind: 'shortage', offer_id: null, copies: -16 },
    ])
  })

  it('that was not counted is complete; copies without a recipient go to the university', () => {
    const shares = { circulation_author: 30, circulation_university: 100, circulation_library: 20 }
    const card = { ...shares, quantity: 300, print_form: null, print_info: { copies: 310 } }
    expect(getUncountedRun(card)).toEqual({ author: 30, university: 260, library: 20 })
    expect(getUncountedRun({ ...card, print_form: { copies: 120 } })).toEqual({
      author: 30,
      university: 100,
      library: 20,
    })
  })

  it('without a delivery record is delivered as expected, up to the copies in stock', () => {
    fc.assert(
      fc.property(copiesArbitrary, copiesArbitrary, countArbitrary, (expected, received, copiesInStock) => {
        const deliveredCopies = getUncountedDelivery(expected, received, copiesInStock)
        const total = copyShares.reduce((sum, share) => sum + deliveredCopies[share].copies, 0)
        const promisedShares = createCopies((share) => Math.min(expected[share], received[share]))
        expect(total).toBe(Math.min(copiesInStock, countCopies(promisedShares)))
        for (const share of copyShares) expect(deliveredCopies[share].copies).toBeLessThanOrEqual(promisedShares[share])
      }),
    )
  })
})

describe('manual stock entries', () => {
  it.each([
    [{ copies: 3, reason: 'Намокли' }, 3, {}],
    [{ copies: 4, reason: 'Намокли' }, 3, { copies: { problem: 'moreThanStock', params: { asked: 4, left: 3 } } }],
    [{ copies: 1, reason: 'Намокли' }, null, { copies: { problem: 'moreThanStock', params: { asked: 1, left: 0 } } }],
    [{ copies: null, reason: ' ' }, 3, { copies: 'required', reason: 'required' }],
    [{ copies: 0, reason: 'a'.repeat(3_001) }, 3, { copies: 'zero', reason: 'tooLong' }],
    [{ copies: 1.5, reason: 'Брак' }, 3, { copies: 'range' }],
    [{ copies: -1, reason: 'Брак' }, 3, { copies: 'range' }],
  ] as const)('a write-off of %j with %s in stock has the problems %j', (input, copiesInStock, problems) => {
    expect(validateWriteOff(input, copiesInStock)).toEqual(problems)
  })

  it.each([
    [{ counted: 3, reason: '' }, 3, {}],
    [{ counted: 2, reason: '' }, 3, { reason: 'required' }],
    [{ counted: 2, reason: 'Недостача' }, 3, {}],
    [{ counted: 40, reason: '' }, null, {}],
    [{ counted: 0, reason: '' }, null, {}],
    [{ counted: null, reason: '' }, 3, { counted: 'required' }],
    [{ counted: maxCopies + 1, reason: 'Опечатка' }, 3, { counted: 'range' }],
    [{ counted: 3, reason: 'a'.repeat(3_001) }, 3, { reason: 'tooLong' }],
  ] as const)('a count of %j with %s in stock has the problems %j', (input, copiesInStock, problems) => {
    expect(validateCount(input, copiesInStock)).toEqual(problems)
  })
})
