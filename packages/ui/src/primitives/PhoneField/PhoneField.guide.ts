import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'A field for a phone number, typed in any local form. Its value is in international form: +7701…',
  anatomy: ['Label', 'Input', 'Hint or error'],
  instead: [['It is an extension or an internal number', 'TextField']],
  keyboard: [
    ['8, 7 or a city code at the start', 'Means a number in Kazakhstan'],
    ['+', 'Starts another country’s code'],
    ['Enter, or leaving the field', 'Converts the number to its international form'],
  ],
  accessibility: [
    'Phones show the dial pad, and the browser offers the person’s own number.',
    'The phone number library loads only with this field.',
  ],
  dos: ['Accept any country: authors live abroad.'],
  donts: ['Do not ask for the country in a separate field.'],
}
