import { describe, expect, it } from 'vitest'
import { getUnpaidInvoices, getRecipientAction } from './recipient-actions.ts'

const invoicedOffer = {
  status: 'typo_finish' as const,
  sum: 300,
  paid: 100,
  invoice_number: '411',
  invoice_date: '2026-11-15',
  instalments: [],
}

describe('the unpaid invoices', () => {
  it('have the balance of each invoice, sorted by due date', () => {
    const laterInvoice = { ...invoicedOffer, invoice_date: '2026-11-20' }
    expect(getUnpaidInvoices([laterInvoice, invoicedOffer])).toEqual([
      { offer: invoicedOffer, rest: 200, due: '2026-11-25', part: null },
      { offer: laterInvoice, rest: 200, due: '2026-11-30', part: null },
    ])
  })
  it('have the balance of each agreed instalment with its due date', () => {
    const threeInstalments = [
      { amount: 90, due: '2026-11-20' },
      { amount: 110, due: '2026-12-20' },
      { amount: 100, due: '2027-01-20' },
    ]
    const offer = { ...invoicedOffer, instalments: threeInstalments }
    expect(getUnpaidInvoices([invoicedOffer, offer])).toEqual([
      { offer: invoicedOffer, rest: 200, due: '2026-11-25', part: null },
      { offer, rest: 100, due: '2026-12-20', part: { place: 2, of: 3 } },
      { offer, rest: 100, due: '2027-01-20', part: { place: 3, of: 3 } },
    ])
  })
  it('exclude offers without an invoice and paid, declined or archived ones', () => {
    const excludedOffers = [
      { ...invoicedOffer, invoice_number: null },
      { ...invoicedOffer, paid: 300 },
      { ...invoicedOffer, status: 'rejected' as const },
      { ...invoicedOffer, status: 'archieve' as const },
    ]
    expect(getUnpaidInvoices(excludedOffers)).toEqual([])
  })
})

describe('the next action for the recipient of an offer', () => {
  const offer = {
    status: 'in process' as const,
    status_since: '2026-11-20T08:00:00Z',
    valid_until: '2026-11-25',
    asked_at: null,
    answered_at: null,
  }
  const requestedAt = '2026-11-01T10:00:00Z'
  it.each([
    ['an open offer is decided on', offer, 'decide'],
    ['a request that was answered too', { ...offer, asked_at: requestedAt, answered_at: requestedAt }, 'decide'],
    ['a request that nobody answered is not', { ...offer, asked_at: requestedAt }, null],
    ['an expired one is not', { ...offer, valid_until: '2026-11-21' }, null],
    ['of an accepted one the invoice is asked for', { ...offer, status: 'accept' as const }, 'askInvoice'],
    [
      'of a delivered one the receipt is confirmed',
      { ...offer, status: 'done' as const, status_since: '2026-10-23T08:00:00Z' },
      'confirm',
    ],
    ['once, not again', { ...offer, status: 'done' as const, received_at: '2026-11-20T08:00:00Z' }, null],
    ['and not for ever', { ...offer, status: 'done' as const, status_since: '2026-10-22T08:00:00Z' }, null],
    ['what is printed waits for the press', { ...offer, status: 'typo_finish' as const }, null],
  ])('%s', (_title, offerInput, expectedAction) => {
    expect(getRecipientAction(offerInput, '2026-11-22')).toBe(expectedAction)
  })
})
