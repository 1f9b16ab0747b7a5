import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Lists the bills that stand, with what is left of each to pay and by when.',
  anatomy: [
    'The bill’s number and date, which lead to it',
    'Whose it is, and the offer it was made of',
    'Its sum, how much of it is paid, and what is left',
    'Its state in a word, with the last day to pay',
  ],
  instead: [
    ['What organisations owe on the whole', 'AccountTable'],
    ['Bills and payments of one organisation by their days', 'AccountLedger'],
  ],
  keyboard: [['Tab, Enter', 'Goes to a row’s link and opens the bill; heads sort']],
  accessibility: ['A state is a word, not a colour.'],
  dos: ['Say `own` where every bill is the reader’s: the column of organisations goes.'],
  donts: ['Do not add the sums of a page up: the call says them of all that was found.'],
}
