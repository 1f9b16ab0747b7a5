import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Organisations with what they were billed, paid, owe, and what of it is overdue.',
  anatomy: [
    'A row an organisation, its BIN under the name',
    'Overdue sums in a badge',
    'The pages at the foot',
    'Under 768 px a card an organisation, the debt beside its name',
  ],
  instead: [
    ['Bills and payments of one organisation', 'AccountLedger'],
    ['Payments of one offer', 'OfferLedger'],
  ],
  keyboard: [['Tab, Enter', 'Goes to a row’s link and opens the account; heads sort']],
  accessibility: ['An advance is said in a word, not by a minus alone.'],
  dos: ['Keep search, sorting and page in the address.'],
  donts: ['Do not add the sums of a page up: the call says them of all that was found.'],
}
