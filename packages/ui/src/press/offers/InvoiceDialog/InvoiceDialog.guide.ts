import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Notes the number and day of an offer’s invoice and of its contract: an offer goes on only with both.',
  anatomy: ['Invoice: number, which may be left to the server, and day', 'Contract: number and day'],
  instead: [
    ['the recipient asks for the invoice', 'InvoiceRequestDialog'],
    ['a payment is noted', 'PaymentDialog'],
  ],
  keyboard: [['Enter in a field', 'Saves']],
  accessibility: ['What the server has against a number stands under its field and is read out.'],
  dos: ['Give the next number of the year where it was left empty.'],
  donts: ['Do not guess a number in the browser: two people would get the same.'],
}
