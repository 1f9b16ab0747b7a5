import { describe, expect, it } from 'vitest'
import {
  validateInvoiceRequest,
  validateOffer,
  validatePayment,
  type OfferFormInput,
  type OfferItemInput,
} from './validation.ts'

const book: OfferItemInput = {
  name: 'Абай және әлем әдебиеті',
  quantity: 400,
  price: 620_000,
  color_pages: 0,
  bw_pages: 480,
  work_types: [{ name: 'Вёрстка', unit_count: 12, unit_price: 180_000 }],
}

const validOffer: OfferFormInput = {
  date: '2026-11-21',
  deadline: '2026-12-12',
  valid_until: '2026-12-21',
  recipient_name: 'ТОО «Кітап әлемі»',
  recipient_phone: '',
  recipient_address: '',
  recipient_bank: '',
  recipient_bic: 'HSBKKZKX',
  recipient_bin: '940140000385',
  recipient_account: '',
  recipient_email: 'sales@kitap.example',
  sender_name: '',
  sender_phone: '',
  sender_address: '',
  sender_bank: '',
  sender_bic: '',
  sender_bin: '',
  sender_account: '',
  sender_email: '',
  sender_kbe: '16',
  sender_knp: '859',
  note: '',
  disk_link: 'https://disk.example/d/1',
  items: [book],
}

describe('an offer form', () => {
  it('is valid when nothing is wrong', () => {
    expect(validateOffer(validOffer)).toEqual({})
  })

  it.each([
    [{ date: null }, { date: 'required' }],
    [{ recipient_name: '  ' }, { recipient_name: 'required' }],
    [{ recipient_bin: '940140000380' }, { recipient_bin: 'binIin' }],
    [{ sender_bic: 'HSBK' }, { sender_bic: 'bic' }],
    [{ sender_email: 'press' }, { sender_email: 'email' }],
    [{ sender_kbe: '30' }, { sender_kbe: 'kbe' }],
    [{ sender_knp: '85' }, { sender_knp: 'knp' }],
    [{ disk_link: 'ftp:/disk' }, { disk_link: 'link' }],
    [{ date: '' }, { date: 'required' }],
    [{ date: '2026-02-31' }, { date: 'date' }],
    [{ valid_until: '2027-02-30' }, { valid_until: 'date' }],
    [{ discount: -1 }, { discount: 'percentage' }],
    [{ discount: 100.5 }, { discount: 'percentage' }],
    [{ discount: Number.NaN }, { discount: 'percentage' }],
    [{ discount: 100 }, {}],
    [{ deadline: '2026-11-20' }, { deadline: 'beforeDate' }],
    [{ valid_until: '2026-11-20' }, { valid_until: 'beforeDate' }],
    [{ note: 'я'.repeat(3_001) }, { note: 'tooLong' }],
    [{ items: [] }, { items: 'required' }],
  ] as const)('with %j is refused for %j', (change, problems) => {
    expect(validateOffer({ ...validOffer, ...change })).toEqual(problems)
  })

  it.each([
    [{ name: ' ' }, { 'items.0.name': 'required' }],
    [{ name: 'я'.repeat(501) }, { 'items.0.name': 'tooLong' }],
    [{ quantity: 0 }, { 'items.0.quantity': 'positive' }],
    [{ quantity: 1.5 }, { 'items.0.quantity': 'whole' }],
    [{ price: -1 }, { 'items.0.price': 'notNegative' }],
    [{ price: 0.5 }, { 'items.0.price': 'tiyn' }],
    [{ price: Infinity }, { 'items.0.price': 'tiyn' }],
    [{ price: Number.NaN }, { 'items.0.price': 'tiyn' }],
    [
      { work_types: [{ name: 'Вёрстка', unit_count: Infinity, unit_price: 0.1 }] },
      { 'items.0.work_types.0.unit_count': 'positive', 'items.0.work_types.0.unit_price': 'tiyn' },
    ],
    [{ bw_pages: -1 }, { 'items.0.bw_pages': 'notNegative' }],
    [{ color_pages: null }, {}],
    [
      { work_types: [{ name: '', unit_count: 0, unit_price: -1 }] },
      {
        'items.0.work_types.0.name': 'required',
        'items.0.work_types.0.unit_count': 'positive',
        'items.0.work_types.0.unit_price': 'notNegative',
      },
    ],
  ] as const)('with a title that has %j is refused for %j', (change, problems) => {
    expect(validateOffer({ ...validOffer, items: [{ ...book, ...change }] })).toEqual(problems)
  })
})

describe('a payment', () => {
  it.each([
    [{ amount: null }, { amount: 'required' }],
    [{ amount: 0 }, { amount: 'zero' }],
    [{ amount: 0.5 }, { amount: 'tiyn' }],
    [{ amount: Infinity }, { amount: 'tiyn' }],
    [{ date: '' }, { date: 'required' }],
    [{ date: '2026-02-31' }, { date: 'date' }],
    [{ date: '2025-11-19' }, { reason: 'paymentDay' }],
    [{ date: '2025-11-19', reason: 'По старому счёту' }, {}],
    [{ amount: -2_000 }, {}],
    [{ amount: -2_001 }, { amount: 'moreThanPaid' }],
    [{ amount: 5_001 }, { advance: 'moreThanOwed' }],
    [{ amount: 5_001, advance: true }, {}],
  ] as const)('that has %j is refused for %j', (change, problems) => {
    const payment = { amount: 5_000, date: '2026-11-21', advance: false, reason: '', ...change }
    expect(validatePayment(payment, { sum: 7_000, paid: 2_000 }, '2026-11-21')).toEqual(problems)
  })
})

describe('a request for an invoice', () => {
  it('requires agreement to the contract and a note of at most 3 000 characters', () => {
    expect(validateInvoiceRequest({ note: 'я'.repeat(3_000), agreed: true })).toEqual({})
    expect(validateInvoiceRequest({ note: 'я'.repeat(3_001), agreed: false })).toEqual({
      note: 'tooLong',
      agreed: 'mustAgree',
    })
  })
})
