import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'A field for an amount in tenge. Its value is a whole number of tiyn, so that nothing is lost to rounding.',
  anatomy: ['Label', 'Input with thousands separators', 'The sign ₸', 'Hint or error'],
  instead: [
    ['It is a quantity or a percentage', 'NumberField'],
    ['The amount is only shown', 'Text with `useFormat().money`'],
  ],
  keyboard: [
    ['Up, Down', 'Adds or subtracts `step`, by default 1 000 tenge'],
    ['Page Up, Page Down', 'Adds or subtracts ten steps'],
    ['Comma, full stop', 'Starts the tiyn'],
  ],
  accessibility: ['A spin button whose value is read as an amount with its currency.'],
  dos: ['Pass and store tiyn.', 'Let people paste amounts from documents and banks in any notation.'],
  donts: ['Do not divide by a hundred along the way.', 'Do not repeat the currency in the label.'],
}
