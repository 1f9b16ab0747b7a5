import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Takes a phone number as people write it here and keeps it as every country does: +7701…',
  anatomy: ['Label', 'Input', 'Hint or error'],
  instead: [['It is an extension or an internal number', 'TextField']],
  keyboard: [
    ['8 or 7 at the beginning, or the code of the city', 'mean Kazakhstan'],
    ['+', 'begins the code of another country'],
    ['Leaving or Enter', 'turns the number into its international form'],
  ],
  accessibility: [
    'Phones show their dialling keyboard, and the browser offers the person’s own number.',
    'The numbering plans load with this field alone.',
  ],
  dos: ['Accept any country: authors live abroad.'],
  donts: ['Do not ask for the country in a field of its own.'],
}
