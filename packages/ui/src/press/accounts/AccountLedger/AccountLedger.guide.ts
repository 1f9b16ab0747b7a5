import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Bills and payments of one organisation by their days, with what is owed after each of them.',
  anatomy: [
    'The document, with the payment’s purpose under it',
    'Debit: what they owe by it; credit: what they gave',
    'The balance after it',
    'Under 768 px a card a document, its sum beside its name and the balance under it',
  ],
  instead: [
    ['All organisations', 'AccountTable'],
    ['Payments of one offer', 'OfferLedger'],
  ],
  keyboard: [['Tab, Enter', 'Goes to a row’s link and opens its offer']],
  accessibility: ['An advance is said in a word, not by a minus alone.'],
  dos: ['Show opening and closing balance and the turnover beside it, as figures.'],
  donts: ['Do not sort it otherwise than by days: the balance would mean nothing.'],
}
