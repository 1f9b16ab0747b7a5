import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'What came to the stock of a book and what left it, each with the balance after it.',
  anatomy: [
    'The kind of movement, with its reason under it',
    'Its day and its document',
    'Whose the copies are: the press’s own, or a customer’s',
    'Copies with their sign, and what was there after them',
    'Under 768 px a card a movement',
  ],
  instead: [
    ['Movements of paper', 'PaperMovements'],
    ['Money of a customer', 'AccountLedger'],
  ],
  keyboard: [['Tab, Enter', 'Goes to the link of a document and opens it']],
  accessibility: ['What is taken back is said in a word, not by a sign alone.'],
  dos: ['Show how many are left above it.'],
  donts: ['Do not sort it: the balance would mean nothing.'],
}
