import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accountOf, type AccountEntry } from './ledger.ts'

const entry: fc.Arbitrary<AccountEntry> = fc.oneof(
  fc.record({ kind: fc.constant('invoice' as const), amount: fc.nat({ max: 10 ** 11 }) }),
  fc.record({ kind: fc.constant('payment' as const), amount: fc.integer({ min: -(10 ** 11), max: 10 ** 11 }) }),
)

describe('an account', () => {
  it('goes from its opening balance to its closing one: bills are owed, payments are given, what went back is owed again', () => {
    const entries = [
      { kind: 'invoice', amount: 500 },
      { kind: 'payment', amount: 700 },
      { kind: 'payment', amount: -50 },
    ] as const
    expect(accountOf(100, entries)).toMatchObject({
      opening: 100,
      debit: 550,
      credit: 700,
      closing: -50,
      rows: [{ balance: 600 }, { balance: -100, credit: 700 }, { balance: -50, debit: 50 }],
    })
  })

  it('closes where the next period opens, wherever it is cut', () => {
    fc.assert(
      fc.property(fc.array(entry), fc.nat(), fc.integer({ min: -(10 ** 9), max: 10 ** 9 }), (entries, at, opening) => {
        const cut = entries.length === 0 ? 0 : at % entries.length
        const before = accountOf(opening, entries.slice(0, cut))
        const whole = accountOf(opening, entries)
        expect(accountOf(before.closing, entries.slice(cut)).closing).toBe(whole.closing)
        expect(whole.closing).toBe(whole.rows.at(-1)?.balance ?? opening)
        expect(whole.rows.every(({ debit, credit }) => debit >= 0 && credit >= 0)).toBe(true)
      }),
    )
  })
})
