import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'A field for an ISBN, hyphenated by country and publisher.',
  anatomy: ['Label', 'Input', 'Hint or error'],
  instead: [['It is the press’s own card number', 'MaskedInput']],
  keyboard: [
    ['Digits', 'Types them; the tenth character may be an X'],
    ['Enter, or leaving the field', 'Converts a ten-digit ISBN to thirteen digits'],
  ],
  accessibility: ['The error says what is wrong: missing digits, a wrong prefix or a wrong check digit.'],
  dos: ['Store the thirteen digits; hyphens are only for display.'],
  donts: ['Do not restrict the country: a book may have a foreign ISBN.'],
}
