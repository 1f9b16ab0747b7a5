import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildLedger, type AccountEntry } from './ledger.ts'

const amount = fc.integer({ min: -(10 ** 11), max: 10 ** 11 })
const entry: fc.Arbitrary<AccountEntry> = fc.record({
  kind: fc.constantFrom('act', 'waybill', 'return', 'payment', 'refund', 'setOff'),
  amount,
})

describe('a ledger', () => {
  it('debits turnover and refunds, credits payments and returns, and carries the balance', () => {
    const entries = [
      { kind: 'waybill', amount: 500 },
      { kind: 'payment', amount: 700 },
      { kind: 'refund', amount: -50 },
      { kind: 'return', amount: -100 },
    ] as const
    expect(buildLedger(100, entries)).toMatchObject({
      opening: 100,
      debit: 550,
      credit: 800,
      closing: -150,
      rows: [
        { balance: 600, debit: 500 },
        { balance: -100, credit: 700 },
        { balance: -50, debit: 50 },
        { balance: -150, credit: 100 },
      ],
    })
  })

  it('closes with the opening balance of the next period at any split point', () => {
    fc.assert(
      fc.property(
        fc.array(entry),
        fc.nat(),
        fc.integer({ min: -(10 ** 9), max: 10 ** 9 }),
        (entries, splitSeed, opening) => {
          const splitIndex = entries.length === 0 ? 0 : splitSeed % entries.length
          const earlierLedger = buildLedger(opening, entries.slice(0, splitIndex))
          const fullLedger = buildLedger(opening, entries)
          expect(buildLedger(earlierLedger.closing, entries.slice(splitIndex)).closing).toBe(fullLedger.closing)
          expect(fullLedger.closing).toBe(fullLedger.rows.at(-1)?.balance ?? opening)
          expect(fullLedger.rows.every(({ debit, credit }) => debit >= 0 && credit >= 0)).toBe(true)
        },
      ),
    )
  })
})
