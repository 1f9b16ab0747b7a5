import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Makes out an act or a waybill of what is left of an offer, corrects or cancels one, or takes goods back.',
  anatomy: [
    'The day of the turnover, which decides the VAT',
    'A quantity for each line, with what is left of it',
    'What it comes to, and the VAT in it',
    'A reason, where a document that is there is changed',
  ],
  instead: [
    ['money has come', 'PaymentDialog'],
    ['an advance is set off', 'Advances'],
  ],
  keyboard: [['Tab', 'Through the day and the quantities, in the order of the lines']],
  accessibility: ['What it comes to is an `output` in the footer, read out as quantities change.'],
  dos: ['Leave what is not handed over yet empty: it stays for the next document.'],
  donts: ['Do not make out an act for books: goods leave by a waybill, each line once.'],
}
