import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Takes an ISBN and sets its hyphens where the country and the publisher have them.',
  anatomy: ['Label', 'Input', 'Hint or error'],
  instead: [['It is the press’s own number of a card', 'MaskedInput']],
  keyboard: [
    ['Digits', 'are taken, and an X as the tenth character'],
    ['Leaving or Enter', 'turns an ISBN of ten digits into one of thirteen'],
  ],
  accessibility: [
    'What is wrong is said in words: digits missing, a wrong beginning, a check digit that does not match.',
  ],
  dos: ['Store the thirteen digits; hyphens are only shown.'],
  donts: ['Do not check the country here: a book may carry an ISBN from abroad.'],
}
