import {
  copyShares,
  getExpectedCopies,
  createCopies,
  type Circulation,
  type Copies,
  type DeliveredCopies,
} from '../shared/books/copies.ts'
import { countCopies, getMissingCopies } from './shortages.ts'
import type { StockMovement } from './movements.ts'

/** The owners of a print run's copies. The customer owns the ordered copies, and the press owns all others. */
export interface RunOwners {
  customer: Copies
  press: Copies
}

/**
 * Splits a print run between its customer and the press. The customer owns the ordered copies. They are taken first from the
 * university's share, then from the shares of the author and the library.
 */
export function splitByOwner(received: Copies, orderedCopies: number): RunOwners {
  let remainingOrdered = Math.max(0, orderedCopies)
  const customer: Copies = { author: 0, university: 0, library: 0 }
  for (const share of ['university', 'author', 'library'] as const) {
    customer[share] = Math.min(remainingOrdered, received[share])
    remainingOrdered -= customer[share]
  }
  return { customer, press: createCopies((share) => received[share] - customer[share]) }
}

/** A movement of copies that belong to one owner. */
export interface OwnedMovement extends StockMovement {
  /** The customer's order to which the copies belong; null for the press's own copies. */
  offer_id: number | null
}

/** A customer's order for which a print run was printed. */
export interface CustomersOrder {
  offer_id: number
  /** The number of copies of this book in the order. */
  copies: number
}

interface Run {
  /** The copies that were counted on receipt. Null if the print run has not been received. */
  received: Copies | null
  /** The copies that the tech card promises to each recipient. */
  expected: Copies
  handed_over: DeliveredCopies | null
}

/** Returns the movements for an owner's received copies and for the missing copies. */
const getReceivedMovements = (offer_id: number | null, copies: number, shortage: number): OwnedMovement[] => [
  { kind: 'received', offer_id, copies: copies + shortage },
  { kind: 'shortage', offer_id, copies: -shortage },
]

/**
 * Returns the stock movements of a print run. The expected copies are one movement, and missing copies are a shortage. A customer's
 * copies leave the stock with their waybills, so delivering them creates no movement. Otherwise they would leave twice.
 */
export function buildRunMovements(
  { received, expected, handed_over }: Run,
  order: CustomersOrder | null,
): OwnedMovement[] {
  if (!received) return []
  const { customer, press } = splitByOwner(received, order?.copies ?? 0)
  const missingCount = countCopies(getMissingCopies(expected, received))
  const customerShortage = order ? Math.min(missingCount, Math.max(0, order.copies - countCopies(customer))) : 0
  return [
    ...(order ? getReceivedMovements(order.offer_id, countCopies(customer), customerShortage) : []),
    ...getReceivedMovements(null, countCopies(press), missingCount - customerShortage),
    ...copyShares.map((share) => ({
      kind: share,
      offer_id: null,
      copies: -Math.min(handed_over?.[share].copies ?? 0, press[share]),
    })),
  ].filter(({ copies }) => copies !== 0)
}

interface PlannedRun extends Circulation {
  print_form: { copies: number | null } | null
  print_info: { copies?: number | null | undefined }
}

/** Returns the number of copies to print. */
export const getRunCopies = ({ print_form, print_info, quantity }: PlannedRun): number | null =>
  print_form?.copies ?? print_info.copies ?? quantity

/**
 * Returns the copies of a print run that was received without a count: the whole print run. Copies that are promised to no one
 * belong to the university's share.
 */
export function getUncountedRun(card: PlannedRun): Copies {
  const expectedCopies = getExpectedCopies(card)
  const extraCopies = Math.max(0, (getRunCopies(card) ?? 0) - countCopies(expectedCopies))
  return { ...expectedCopies, university: expectedCopies.university + extraCopies }
}

/** Returns the copies of a delivery without a count. Each recipient gets the promised number, as long as copies are left. */
export function getUncountedDelivery(
  expectedCopies: Copies,
  receivedCopies: Copies,
  copiesInStock: number,
): DeliveredCopies {
  let remainingCopies = copiesInStock
  const deliveredCopies: DeliveredCopies = {
    author: { copies: 0, to: '' },
    university: { copies: 0, to: '' },
    library: { copies: 0, to: '' },
  }
  for (const share of ['author', 'library', 'university'] as const) {
    deliveredCopies[share].copies = Math.min(expectedCopies[share], receivedCopies[share], remainingCopies)
    remainingCopies -= deliveredCopies[share].copies
  }
  return deliveredCopies
}
