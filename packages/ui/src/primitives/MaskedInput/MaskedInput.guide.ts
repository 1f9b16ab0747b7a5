import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'A field for text of one fixed pattern, such as a document number. It inserts separators automatically.',
  anatomy: ['Label', 'Input with an example as placeholder', 'Hint or error'],
  instead: [
    [
      'It is a BIN or IIN, an account, an ISBN, a phone number or an amount',
      'BinIinField, IbanField, IsbnField, PhoneField, MoneyField',
    ],
    ['It is a date or a time', 'DateField, TimeField'],
    ['The pattern has exceptions', 'TextField with a hint'],
  ],
  keyboard: [
    ['A character that does not fit', 'Is refused; the caret stays'],
    ['Backspace, Delete at a separator', 'Deletes the character on the other side'],
  ],
  accessibility: [
    'A plain text input: paste, selection and the caret work as usual.',
    'An incomplete value shows an error with the example on blur.',
  ],
  dos: [
    'Give a real example, not a row of underscores.',
    'Store the value of `onValueChange`, which has no separators.',
  ],
  donts: ['Do not mask text that people write in different ways, such as names and addresses.'],
}
