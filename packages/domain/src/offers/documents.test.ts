import { describe, expect, it } from 'vitest'
import { getDocumentRefusal } from './documents.ts'
import { buildPaymentQr } from './payment-qr.ts'

describe('a document of an offer', () => {
  const offerWithoutInvoice = { invoice_number: null, invoice_date: null }
  it('can be made once it has its number and date', () => {
    expect(getDocumentRefusal('kp', offerWithoutInvoice)).toBeNull()
    expect(getDocumentRefusal('invoice', offerWithoutInvoice)).toBe('invoice')
    expect(getDocumentRefusal('invoice', { ...offerWithoutInvoice, invoice_number: '411' })).toBe('invoice')
    expect(
      getDocumentRefusal('invoice', { ...offerWithoutInvoice, invoice_number: '411', invoice_date: '2026-11-19' }),
    ).toBeNull()
  })
})

describe('the QR code on an invoice', () => {
  const paymentOrder = {
    sender_name: 'РГП «Университет | баспасы»',
    sender_account: 'KZ86 125K ZT50 0410 0100',
    sender_bank: 'АО «Народный банк»',
    sender_bic: 'HSBKKZKX',
    sender_bin: '',
    sender_kbe: '16',
    sender_knp: '710',
    sum: 496_000_000,
    purpose: 'Счет на оплату № 411\nот 19 ноября',
  }
  it('names the payee, the sum and the purpose, and escapes separators in names', () => {
    expect(buildPaymentQr(paymentOrder)).toBe(
      'ST00012|Name=РГП «Университет баспасы»|PersonalAcc=KZ86125KZT5004100100|BankName=АО «Народный банк»|BIC=HSBKKZKX|CorrespAcc=0|' +
        'Sum=496000000|Purpose=Счет на оплату № 411 от 19 ноября|KBe=16|KNP=710',
    )
  })
})
