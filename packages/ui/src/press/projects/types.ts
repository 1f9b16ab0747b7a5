import type { RoleKey } from '@press/domain'

/** An executor's earnings in tiyn: awaiting the manager's review, owed, and paid. */
export interface Wallet {
  checking: number
  owed: number
  paid: number
  /** Payments by acts and royalties: before and after withholding. */
  received: { gross: number; withheld: number; net: number }
  /** The number of works in each of the three sums. */
  counts: { checking: number; owed: number; paid: number }
  /** One entry per month (`yyyy-mm`), up to the current one: the sum paid in it, and the sum owed for works submitted in it. */
  months: readonly { month: string; paid: number; owed: number }[]
}

/** A person who works with a project. The role decides which steps are allowed; the id decides which works are their own. */
export interface Worker {
  role: RoleKey
  id: number
}
