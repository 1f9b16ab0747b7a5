import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { copyShares, sharesOf, type Copies, type DeliveredCopies } from '../shared/books/copies.ts'
import { countCopies } from './shortages.ts'
import {
  copiesLeft,
  isCorrection,
  stockDifference,
  stockKinds,
  stockRefusal,
  stockSigns,
  type StockMovement,
} from './movements.ts'
import { ownersOf, runMovements, uncountedHandOver, uncountedRun, type OwnedMovement } from './runs.ts'
import { validateCount, maxCopies, validateWriteOff } from './validation.ts'

const count = fc.nat({ max: 2_000 })
const copies: fc.Arbitrary<Copies> = fc.record({ author: count, university: count, library: count })
const movement: fc.Arbitrary<StockMovement> = fc.record({
  kind: fc.constantFrom(...stockKinds),
  copies: fc.integer({ min: -500, max: 500 }),
})
const movements = fc.array(movement, { maxLength: 12 })
const createDelivery = (of: Copies): DeliveredCopies => ({
  author: { copies: of.author, to: 'М. Қабыл' },
  university: { copies: of.university, to: 'Кафедра' },
  library: { copies: of.library, to: 'Кітапхана' },
})
const sumOf = (all: readonly OwnedMovement[], offer_id: number | null) =>
  copiesLeft(all.filter((one) => one.offer_id === offer_id))

describe('the stock movements of a document', () => {
  it('match its new content per kind once the difference is added', () => {
    fc.assert(
      fc.property(movements, movements, (recordedMovements, targetMovements) => {
        const added = stockDifference(recordedMovements, targetMovements)
        for (const kind of stockKinds) {
          const of = (all: readonly StockMovement[]) => copiesLeft(all.filter((one) => one.kind === kind))
          expect(of([...recordedMovements, ...added])).toBe(of(targetMovements))
        }
        expect(added.every((one) => one.copies !== 0)).toBe(true)
      }),
    )
  })

  it('add incoming copies before outgoing ones, so that the balance stays above zero', () => {
    fc.assert(
      fc.property(movements, movements, (recordedMovements, targetMovements) => {
        const end = copiesLeft(stockDifference(recordedMovements, targetMovements))
        let left = Math.max(0, -end)
        for (const one of stockDifference(recordedMovements, targetMovements)) {
          left += one.copies
          expect(left).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })

  it('are not changed by the calculation of the difference', () => {
    const recordedMovements: StockMovement[] = [{ kind: 'sold', copies: -10 }]
    const targetMovements: StockMovement[] = [{ kind: 'sold', copies: -8 }]
    expect(stockDifference(recordedMovements, targetMovements)).toEqual([{ kind: 'sold', copies: 2 }])
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
    expect(stockRefusal(5, 5)).toBeNull()
    expect(stockRefusal(6, 5)).toEqual({ asked: 6, left: 5 })
  })
})

describe('the run of a card', () => {
  it('equals received minus delivered copies, whatever was expected and ordered', () => {
    fc.assert(
      fc.property(copies, copies, copies, fc.option(count), (received, expected, some, ordered) => {
        const order = ordered === null ? null : { offer_id: 7, copies: ordered }
        const deliveredCopies = sharesOf((share) => Math.min(some[share], received[share]))
        const run = { received, expected, handed_over: createDelivery(deliveredCopies) }
        const all = runMovements(run, order)
        const { customer, press } = ownersOf(received, ordered ?? 0)
        const left = copyShares.reduce(
          (sum, share) => sum + press[share] - Math.min(deliveredCopies[share], press[share]),
          0,
        )
        expect(sumOf(all, null)).toBe(left)
        expect(sumOf(all, 7)).toBe(countCopies(customer))
        expect(countCopies(customer)).toBe(Math.min(countCopies(received), ordered ?? 0))
        expect(countCopies(customer) + countCopies(press)).toBe(countCopies(received))
        expect(all.every((one) => one.copies !== 0 && !isCorrection(one))).toBe(true)
      }),
    )
  })

  it('shows expected copies that did not arrive as a shortage', () => {
    const expected = { author: 20, university: 450, library: 30 }
    const received = { ...expected, university: 448 }
    expect(runMovements({ received, expected, handed_over: null }, null)).toEqual([
      { kind: 'received', offer_id: null, copies: 500 },
      { kind: 'shortage', offer_id: null, copies: -2 },
    ])
  })

  it('is not in stock until it is received', () => {
    const expected = { author: 0, university: 300, library: 0 }
    expect(runMovements({ received: null, expected, handed_over: createDelivery(expected) }, null)).toEqual([])
  })

  it('belongs to the customer up to the ordered number; library copies come from the remainder', () => {
    const received = { author: 0, university: 500, library: 16 }
    const order = { offer_id: 7, copies: 500 }
    expect(runMovements({ received, expected: received, handed_over: createDelivery(received) }, order)).toEqual([
      { kind: 'received', offer_id: 7, copies: 500 },
      { kind: 'received', offer_id: null, copies: 16 },
      { kind: 'library', offer_id: null, copies: -16 },
    ])
    const short = { ...received, university: 498, library: 0 }
    expect(runMovements({ received: short, expected: received, handed_over: null }, order)).toEqual([
      { kind: 'received', offer_id: 7, copies: 500 },
      { kind: 'shortage', offer_id: 7, copies: -2 },
      { kind: 'received', offer_id: null, copies: 16 },
      { kind: 'shortage', offer_id: null, copies: -16 },
    ])
  })

  it('that was not counted is complete; copies without a recipient go to the university', () => {
    const shares = { circulation_author: 30, circulation_university: 100, circulation_library: 20 }
    const card = { ...shares, quantity: 300, print_form: null, print_info: { copies: 310 } }
    expect(uncountedRun(card)).toEqual({ author: 30, university: 260, library: 20 })
    expect(uncountedRun({ ...card, print_form: { copies: 120 } })).toEqual({ author: 30, university: 100, library: 20 })
  })

  it('without a delivery record is delivered as expected, up to the copies in stock', () => {
    fc.assert(
      fc.property(copies, copies, count, (expected, received, left) => {
        const deliveredCopies = uncountedHandOver(expected, received, left)
        const total = copyShares.reduce((sum, share) => sum + deliveredCopies[share].copies, 0)
        const promised = sharesOf((share) => Math.min(expected[share], received[share]))
        expect(total).toBe(Math.min(left, countCopies(promised)))
        for (const share of copyShares) expect(deliveredCopies[share].copies).toBeLessThanOrEqual(promised[share])
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
  ] as const)('a write-off of %j with %s in stock has the problems %j', (typed, left, problems) => {
    expect(validateWriteOff(typed, left)).toEqual(problems)
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
  ] as const)('a count of %j with %s in stock has the problems %j', (typed, left, problems) => {
    expect(validateCount(typed, left)).toEqual(problems)
  })
})
