import type { TurnoverKind } from '../shared/documents/turnovers.ts'

/** Money entries: a customer's payment, a refund, and an advance that is offset against another offer. */
export const moneyKinds = ['payment', 'refund', 'setOff'] as const
export type MoneyKind = (typeof moneyKinds)[number]

/**
 * An entry that changes a customer's account, in tiyn: delivery documents and money, never invoices (decisions §4). A return is
 * negative, and so is money that left the offer.
 */
export interface AccountEntry {
  kind: TurnoverKind | MoneyKind
  amount: number
}

export interface AccountSides {
  /** The amount that the customer owes the press. */
  debit: number
  /** The amount that the customer has paid, or the value of what the customer has returned. */
  credit: number
}

const isMoneyKind = (kind: AccountEntry['kind']): boolean => moneyKinds.some((one) => one === kind)

/** Returns the ledger side of an entry: deliveries are debit and money is credit. Returns and refunds are on the opposite side. */
export function getLedgerSide({ kind, amount }: AccountEntry): AccountSides {
  const debit = isMoneyKind(kind) ? -amount : amount
  return { debit: Math.max(0, debit), credit: Math.max(0, -debit) }
}

export interface Account<Entry> extends AccountSides {
  opening: number
  rows: (Entry & AccountSides & { balance: number })[]
  closing: number
}

/**
 * Returns the entries in order, each with the balance after it. A positive balance is owed to the press; a negative balance is an
 * advance.
 */
export function buildLedger<Entry extends AccountEntry>(opening: number, entries: readonly Entry[]): Account<Entry> {
  const totals = { debit: 0, credit: 0 }
  const rows = entries.map((entry) => {
    const sides = getLedgerSide(entry)
    totals.debit += sides.debit
    totals.credit += sides.credit
    return { ...entry, ...sides, balance: opening + totals.debit - totals.credit }
  })
  return { opening, rows, ...totals, closing: opening + totals.debit - totals.credit }
}
