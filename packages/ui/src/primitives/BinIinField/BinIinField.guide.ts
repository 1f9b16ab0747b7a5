import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Takes an organisation’s BIN or a person’s IIN and notices a typo in it before anything is sent.',
  anatomy: ['Label', 'Input, six and six digits', 'Hint or error'],
  instead: [
    ['It is a bank account', 'IbanField'],
    ['The organisation is known already', 'Combobox with the BIN as `detail`'],
  ],
  keyboard: [
    ['Digits', 'are taken, everything else is not; a thirteenth digit is refused'],
    ['Backspace, Delete at the gap', 'delete the digit beyond it'],
  ],
  accessibility: [
    'Too few digits are said on leaving; as soon as the twelfth digit stands, what is wrong: the date at the beginning, or the checksum.',
    'Phones show the keyboard of digits.',
  ],
  dos: ['Name it БИН, ИИН or both in the label, and say the same in `kind`: the error repeats it.'],
  donts: ['Do not check it again in the form’s own rules: the form does not send while the field knows better.'],
}
