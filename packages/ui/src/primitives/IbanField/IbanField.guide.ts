import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Takes a bank account in Kazakhstan (ИИК) and notices a typo in it by its check digits.',
  anatomy: ['Label', 'Input in groups of four', 'Hint or error'],
  instead: [
    ['It is a BIN or an IIN', 'BinIinField'],
    ['It is the bank’s code (БИК)', 'TextField with `isValidBic`'],
  ],
  keyboard: [
    ['Letters', 'become capitals; what is not Latin is kept and explained'],
    ['A twenty-first character', 'is refused'],
    ['Backspace, Delete at a gap', 'delete the character beyond it'],
  ],
  accessibility: [
    'Too few characters are said on leaving, a wrong account as soon as it is whole, letters that are not Latin at once.',
    'Libraries come with this field alone: screens that do not show it do not load them.',
  ],
  dos: ['Let people paste from a bank’s document: spaces and dashes do not matter.'],
  donts: ['Do not use it for accounts abroad: they are refused.'],
}
