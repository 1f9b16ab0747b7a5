import { describe, expect, it } from 'vitest'
import { offerGroups } from './status-groups.ts'
import { getOfferDeletionRefusal } from './deletion.ts'
import { offerStatuses } from '../shared/documents/offers.ts'

describe('the groups of the list', () => {
  it('contain every status once', () => {
    expect(Object.values(offerGroups).flat().sort()).toEqual([...offerStatuses].sort())
  })
})

describe('an offer with a payment or an invoice number', () => {
  it.each([
    [{ invoice_number: '0411', paid: 0 }, 'invoiced'],
    [{ invoice_number: null, paid: 100 }, 'paid'],
    [{ invoice_number: '0411', paid: 100 }, 'paid'],
    [{ invoice_number: '', paid: 0 }, null],
    [{ invoice_number: null, paid: 0 }, null],
  ])('with %j cannot be deleted because it is %s', (offer, refusal) => {
    expect(getOfferDeletionRefusal(offer)).toBe(refusal)
  })
})
