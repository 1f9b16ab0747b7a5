import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Takes a quantity: pages, copies, millimetres, per cent. Thousands stand apart as one types.',
  anatomy: ['Label', 'Input', 'Unit', 'Buttons for less and more', 'Hint or error'],
  instead: [
    ['It is a sum of money', 'MoneyField'],
    ['The digits are a name and are never counted with', 'TextField, MaskedInput or a field of that identifier'],
    ['Fewer than about six values are possible', 'SegmentedControl or Select'],
  ],
  keyboard: [
    ['Up, Down', 'add and take away one step'],
    ['Page Up, Page Down', 'ten steps'],
    ['Comma or full stop', 'begins the part where `digits` allows one; in English only the full stop'],
  ],
  accessibility: [
    'It is a spin button: its value, bounds and unit are read out.',
    'The buttons for less and more go on while they are held.',
    'The wheel never changes the number, so that scrolling a form changes nothing.',
  ],
  dos: ['Give `min` and `max`: the error then names both.', 'Show the unit in `suffix`, shortened as in print.'],
  donts: ['Do not correct a number silently: arrows stop at the bounds, what is typed is kept and explained.'],
}
