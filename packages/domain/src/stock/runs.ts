import {
  copyShares,
  getExpectedCopies,
  sharesOf,
  type Circulation,
  type Copies,
  type DeliveredCopies,
} from '../shared/books/copies.ts'
import { countCopies, missingCopies } from './shortages.ts'
import type { StockMovement } from './movements.ts'

/** The owners of a run's copies: the customer up to their order, and the press for the rest. */
export interface RunOwners {
  customer: Copies
  press: Copies
}

/**
 * Splits a run between its customer and the press. The customer owns the copies up to the order, taken first from the university's
 * share, then from the author's and the library's.
 */
export function ownersOf(received: Copies, ordered: number): RunOwners {
  let left = Math.max(0, ordered)
  const customer: Copies = { author: 0, university: 0, library: 0 }
  for (const share of ['university', 'author', 'library'] as const) {
    customer[share] = Math.min(left, received[share])
    left -= customer[share]
  }
  return { customer, press: sharesOf((share) => received[share] - customer[share]) }
}

/** A movement of copies of one owner. */
export interface OwnedMovement extends StockMovement {
  /** The customer's order that the copies belong to; null for the press's own copies. */
  offer_id: number | null
}

/** A customer's order for which a run was printed. */
export interface CustomersOrder {
  offer_id: number
  /** The number of copies of this book in the order. */
  copies: number
}

interface Run {
  /** The counted copies on receipt; null if the run has not been received. */
  received: Copies | null
  /** The copies that the card promises to each recipient. */
  expected: Copies
  handed_over: DeliveredCopies | null
}

/** Returns the movements of an owner's received copies and of the missing ones. */
const getReceivedMovements = (offer_id: number | null, copies: number, short: number): OwnedMovement[] => [
  { kind: 'received', offer_id, copies: copies + short },
  { kind: 'shortage', offer_id, copies: -short },
]

/**
 * Returns the stock movements of a run. Missing copies are a shortage next to the expected copies. A customer's copies leave with
 * their waybills, so delivering them creates no movement; otherwise they would leave twice.
 */
export function runMovements({ received, expected, handed_over }: Run, order: CustomersOrder | null): OwnedMovement[] {
  if (!received) return []
  const { customer, press } = ownersOf(received, order?.copies ?? 0)
  const missing = countCopies(missingCopies(expected, received))
  const customerShortage = order ? Math.min(missing, Math.max(0, order.copies - countCopies(customer))) : 0
  return [
    ...(order ? getReceivedMovements(order.offer_id, countCopies(customer), customerShortage) : []),
    ...getReceivedMovements(null, countCopies(press), missing - customerShortage),
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
export const runCopies = ({ print_form, print_info, quantity }: PlannedRun): number | null =>
  print_form?.copies ?? print_info.copies ?? quantity

/**
 * Returns the copies of a run received without a count: the whole run, with copies promised to no one in the university's share.
 */
export function uncountedRun(card: PlannedRun): Copies {
  const expected = getExpectedCopies(card)
  const rest = Math.max(0, (runCopies(card) ?? 0) - countCopies(expected))
  return { ...expected, university: expected.university + rest }
}

/** Returns the copies of a delivery without a count: what each recipient was promised, as long as copies are left. */
export function uncountedHandOver(expected: Copies, received: Copies, left: number): DeliveredCopies {
  let rest = left
  const deliveredCopies: DeliveredCopies = {
    author: { copies: 0, to: '' },
    university: { copies: 0, to: '' },
    library: { copies: 0, to: '' },
  }
  for (const share of ['author', 'library', 'university'] as const) {
    deliveredCopies[share].copies = Math.min(expected[share], received[share], rest)
    rest -= deliveredCopies[share].copies
  }
  return deliveredCopies
}
