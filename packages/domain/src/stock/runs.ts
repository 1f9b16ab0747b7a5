import {
  copyShares,
  getExpectedCopies,
  sharesOf,
  type Circulation,
  type Copies,
  type DeliveredCopies,
} from './copies.ts'
import { countCopies, missingCopies } from './shortages.ts'
import type { StockMovement } from './movements.ts'

/** Whose the copies of a run are: what a customer ordered, and what is beyond that and the press's own. */
export interface RunOwners {
  customer: Copies
  press: Copies
}

/** A run that a customer ordered is theirs up to their order; author and library get theirs from the rest as long as there is one. */
export function ownersOf(received: Copies, ordered: number): RunOwners {
  let left = Math.max(0, ordered)
  const customer: Copies = { author: 0, university: 0, library: 0 }
  for (const share of ['university', 'author', 'library'] as const) {
    customer[share] = Math.min(left, received[share])
    left -= customer[share]
  }
  return { customer, press: sharesOf((share) => received[share] - customer[share]) }
}

/** A movement of copies that belong to one owner. */
export interface OwnedMovement extends StockMovement {
  /** The customer's order that the copies belong to; null where they are the press's own. */
  offer_id: number | null
}

/** An order of a customer that a run was printed for. */
export interface CustomersOrder {
  offer_id: number
  /** Copies of this book in it. */
  copies: number
}

interface Run {
  /** What was counted when it came; null where nobody has received it. */
  received: Copies | null
  /** What the card promised to each. */
  expected: Copies
  handed_over: DeliveredCopies | null
}

/** Copies that came for their owner, and beside them those that are missing. */
const came = (offer_id: number | null, copies: number, short: number): OwnedMovement[] => [
  { kind: 'received', offer_id, copies: copies + short },
  { kind: 'shortage', offer_id, copies: -short },
]

/**
 * What a run comes to in stock. Copies that did not come stand as a shortage beside what was expected. What a customer ordered leaves by
 * their waybills: handing it over moves nothing, or it would leave twice.
 */
export function runMovements({ received, expected, handed_over }: Run, order: CustomersOrder | null): OwnedMovement[] {
  if (!received) return []
  const { customer, press } = ownersOf(received, order?.copies ?? 0)
  const missing = countCopies(missingCopies(expected, received))
  const theirs = order ? Math.min(missing, Math.max(0, order.copies - countCopies(customer))) : 0
  return [
    ...(order ? came(order.offer_id, countCopies(customer), theirs) : []),
    ...came(null, countCopies(press), missing - theirs),
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

/** Copies that were to be printed. */
export const runCopies = ({ print_form, print_info, quantity }: PlannedRun): number | null =>
  print_form?.copies ?? print_info.copies ?? quantity

/** A run that is taken in without a count: all of it came, and what is promised to nobody lies with the university's. */
export function uncountedRun(card: PlannedRun): Copies {
  const expected = getExpectedCopies(card)
  const rest = Math.max(0, (runCopies(card) ?? 0) - countCopies(expected))
  return { ...expected, university: expected.university + rest }
}

/** What is handed over where nobody counts it: what was promised to each, as far as copies are left. */
export function uncountedHandOver(expected: Copies, received: Copies, left: number): DeliveredCopies {
  let rest = left
  const handed: DeliveredCopies = {
    author: { copies: 0, to: '' },
    university: { copies: 0, to: '' },
    library: { copies: 0, to: '' },
  }
  for (const share of ['author', 'library', 'university'] as const) {
    handed[share].copies = Math.min(expected[share], received[share], rest)
    rest -= handed[share].copies
  }
  return handed
}
