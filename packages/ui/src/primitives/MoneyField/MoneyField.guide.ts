import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Takes a sum in tenge and keeps it as whole tiyn, so that nothing is lost to rounding.',
  anatomy: ['Label', 'Input with thousands apart', 'The sign ₸', 'Hint or error'],
  instead: [
    ['It is a quantity or a percentage', 'NumberField'],
    ['The sum is only shown', 'Text with `useFormat().money`'],
  ],
  keyboard: [
    ['Up, Down', 'add and take away `step`, a thousand tenge unless told otherwise'],
    ['Page Up, Page Down', 'ten times as much'],
    ['Comma or full stop', 'begins the tiyn'],
  ],
  accessibility: ['It is a spin button that reads its sum with the currency, as it is written in documents.'],
  dos: ['Pass and store tiyn.', 'Expect sums pasted from documents and banks in any notation.'],
  donts: ['Do not divide by a hundred on the way.', 'Do not write the currency into the label again.'],
}
