import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'A field for an organization’s BIN or a person’s IIN. It detects typos before anything is sent.',
  anatomy: ['Label', 'Input, in two groups of six digits', 'Hint or error'],
  instead: [
    ['It is a bank account', 'IbanField'],
    ['The organization is already on record', 'Combobox with the BIN as `detail`'],
  ],
  keyboard: [
    ['Digits', 'Types them; other characters and a thirteenth digit are refused'],
    ['Backspace, Delete at the gap', 'Deletes the digit on the other side'],
  ],
  accessibility: [
    'An incomplete number shows its error on blur. A wrong date or check digit shows as soon as the twelfth digit is typed.',
    'Phones show the numeric keyboard.',
  ],
  dos: ['Write БИН, ИИН or both in the label and set the same `kind`, because the error repeats it.'],
  donts: ['Do not repeat the check in the form’s rules: the field blocks submission while it has an error.'],
}
