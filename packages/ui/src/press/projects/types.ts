import type { RoleKey } from '@press/domain'

/** What an executor has earned, in tiyn: with the manager still, owed, paid. */
export interface Wallet {
  checking: number
  owed: number
  paid: number
  /** Of what was paid by acts and royalties: before and after what is withheld. */
  received: { gross: number; withheld: number; net: number }
  /** How many works each of them comes of. */
  counts: { checking: number; owed: number; paid: number }
  /** One a month (`yyyy-mm`), up to now: paid in it, and owed for what was handed in in it. */
  months: readonly { month: string; paid: number; owed: number }[]
}

/** Who works with a project: the role decides what may be done, the person which works are their own. */
export interface Worker {
  role: RoleKey
  id: number
}
