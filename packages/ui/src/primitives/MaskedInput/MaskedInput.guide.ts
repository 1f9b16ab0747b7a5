import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'Takes a text of one fixed pattern, such as a document’s number, and writes the characters between by itself.',
  anatomy: ['Label', 'Input with an example as placeholder', 'Hint or error'],
  instead: [
    [
      'It is a BIN or IIN, an account, an ISBN, a phone or a sum',
      'BinIinField, IbanField, IsbnField, PhoneField, MoneyField',
    ],
    ['It is a date or a time', 'DateField, TimeField'],
    ['The pattern has exceptions', 'TextField with a hint'],
  ],
  keyboard: [
    ['Any character that does not fit', 'is not taken, and the caret stays'],
    ['Backspace, Delete at a dash or space', 'delete the character beyond it'],
  ],
  accessibility: [
    'It is a plain text input: paste, selection and the caret work as in any other.',
    'A value that is not all there is said on leaving, with the example.',
  ],
  dos: ['Give a real example, not a row of underscores.', 'Keep the bare value: it is what `onValueChange` gives.'],
  donts: ['Do not mask what people know in several forms, names and addresses above all.'],
}
