import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'A field for a bank account in Kazakhstan (ИИК). Its check digits reveal typos.',
  anatomy: ['Label', 'Input, in groups of four', 'Hint or error'],
  instead: [
    ['It is a BIN or an IIN', 'BinIinField'],
    ['It is a bank code (БИК)', 'TextField with `isValidBic`'],
  ],
  keyboard: [
    ['Letters', 'Types capitals; letters that are not Latin stay and show an error'],
    ['A twenty-first character', 'Is refused'],
    ['Backspace, Delete at a gap', 'Deletes the character on the other side'],
  ],
  accessibility: [
    'An incomplete account shows its error on blur, a wrong one when it is complete, and a letter that is not Latin immediately.',
    'The IBAN library loads only with this field.',
  ],
  dos: ['Let people paste from a bank’s document: spaces and dashes are ignored.'],
  donts: ['Do not use it for accounts abroad: it refuses them.'],
}
