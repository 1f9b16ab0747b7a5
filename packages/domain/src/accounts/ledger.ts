import type { TurnoverKind } from '../turnovers/turnover.ts'

/** Money: what a customer paid, what went back to them, and an advance that is set off from one offer to another. */
export const moneyKinds = ['payment', 'refund', 'setOff'] as const
export type MoneyKind = (typeof moneyKinds)[number]

/**
 * What changes an account, in tiyn: documents of turnover and money, never invoices (decisions §4). A return is negative, and so is money
 * that left the offer.
 */
export interface AccountEntry {
  kind: TurnoverKind | MoneyKind
  amount: number
}

export interface AccountSides {
  /** What they owe us by it. */
  debit: number
  /** What they gave. */
  credit: number
}

const isMoney = (kind: AccountEntry['kind']): boolean => moneyKinds.some((one) => one === kind)

/** On which side an entry stands: turnover on the debit, money on the credit; what came back stands on the other side. */
export function getLedgerSide({ kind, amount }: AccountEntry): AccountSides {
  const debit = isMoney(kind) ? -amount : amount
  return { debit: Math.max(0, debit), credit: Math.max(0, -debit) }
}

export interface Account<Entry> extends AccountSides {
  opening: number
  rows: (Entry & AccountSides & { balance: number })[]
  closing: number
}

/** Entries in their order, each with the balance after it. A balance over zero is owed to the press, one below is an advance. */
export function buildLedger<Entry extends AccountEntry>(opening: number, entries: readonly Entry[]): Account<Entry> {
  const total = { debit: 0, credit: 0 }
  const rows = entries.map((entry) => {
    const sides = getLedgerSide(entry)
    total.debit += sides.debit
    total.credit += sides.credit
    return { ...entry, ...sides, balance: opening + total.debit - total.credit }
  })
  return { opening, rows, ...total, closing: opening + total.debit - total.credit }
}
