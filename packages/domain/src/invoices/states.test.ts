import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getInvoiceBalance, getInvoiceState, type InvoiceInput } from './states.ts'

const invoice: InvoiceInput = {
  sum: 100_000,
  paid: 0,
  invoice_date: '2026-11-02',
  instalments: [],
  status: 'Invoice and contract sent',
}

describe('an invoice', () => {
  it.each([
    ['waits', {}, '2026-11-12'],
    ['overdue', {}, '2026-11-13'],
    ['partly', { paid: 1 }, '2026-11-12'],
    ['overdue', { paid: 99_999 }, '2026-11-13'],
    ['paid', { paid: 100_000 }, '2027-01-01'],
    ['waits', { status: 'archieve' }, '2027-01-01'],
    ['partly', { status: 'archieve', paid: 1 }, '2027-01-01'],
  ] as const)('is %s with %o on %s', (state, facts, today) => {
    expect(getInvoiceState({ ...invoice, ...facts }, today)).toBe(state)
  })

  it('is paid exactly when its balance is zero, and the balance is never negative', () => {
    const tiyn = fc.nat({ max: 10 ** 11 })
    fc.assert(
      fc.property(tiyn, tiyn, (sum, paid) => {
        const balance = getInvoiceBalance({ sum, paid })
        expect(balance).toBeGreaterThanOrEqual(0)
        expect(getInvoiceState({ ...invoice, sum, paid }, '2026-11-20') === 'paid').toBe(balance === 0)
      }),
    )
  })
})
