/** What changes an account: a bill, or money. In tiyn; a payment is negative where money went back. */
export interface AccountEntry {
  kind: 'invoice' | 'payment'
  amount: number
}

export interface AccountSides {
  /** What they owe us by it. */
  debit: number
  /** What they gave. */
  credit: number
}

/** On which side an entry stands: a bill on the debit, a payment on the credit; money that went back is owed again. */
export const sidesOf = ({ kind, amount }: AccountEntry): AccountSides =>
  kind === 'invoice' || amount < 0 ? { debit: Math.abs(amount), credit: 0 } : { debit: 0, credit: amount }

export interface Account<Entry> extends AccountSides {
  opening: number
  rows: (Entry & AccountSides & { balance: number })[]
  closing: number
}

/** Entries in their order, each with the balance after it. A balance over zero is owed to the press, one below is an advance. */
export function accountOf<Entry extends AccountEntry>(opening: number, entries: readonly Entry[]): Account<Entry> {
  const total = { debit: 0, credit: 0 }
  const rows = entries.map((entry) => {
    const sides = sidesOf(entry)
    total.debit += sides.debit
    total.credit += sides.credit
    return { ...entry, ...sides, balance: opening + total.debit - total.credit }
  })
  return { opening, rows, ...total, closing: opening + total.debit - total.credit }
}
