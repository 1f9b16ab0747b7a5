import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'A field for a quantity: pages, copies, millimetres, per cent. It separates thousands while people type.',
  anatomy: ['Label', 'Input', 'Unit', 'Buttons for less and more', 'Hint or error'],
  instead: [
    ['It is an amount of money', 'MoneyField'],
    ['The digits are an identifier', 'TextField, MaskedInput or the field of that identifier'],
    ['There are fewer than about six possible values', 'SegmentedControl or Select'],
  ],
  keyboard: [
    ['Up, Down', 'Adds or subtracts one step'],
    ['Page Up, Page Down', 'Adds or subtracts ten steps'],
    ['Comma, full stop', 'Starts the decimals where `digits` allows them; in English only the full stop does'],
  ],
  accessibility: [
    'A spin button: screen readers read its value, limits and unit.',
    'The buttons for less and more repeat while they are held.',
    'The mouse wheel never changes the number, so scrolling a form is safe.',
  ],
  dos: ['Set `min` and `max`: the error then names both.', 'Show the unit in `suffix`, abbreviated as in print.'],
  donts: ['Do not correct a number silently. Arrow keys stop at the limits; a typed number stays and shows an error.'],
}
