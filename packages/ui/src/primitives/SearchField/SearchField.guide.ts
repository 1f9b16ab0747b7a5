import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Narrows the list beneath by what is typed.',
  anatomy: ['Magnifier', 'Field', 'Cross'],
  instead: [
    ['A title or a person is chosen', 'Combobox'],
    ['Screens and records are searched from anywhere', 'CommandPalette'],
  ],
  keyboard: [
    ['Typing', 'Searches after a short pause'],
    ['Esc', 'Clears it'],
  ],
  accessibility: ['A search landmark field with a name of its own; the number found is said by the list.'],
  dos: ['Say in the placeholder what is searched.'],
  donts: ['Do not search on every letter without a pause.'],
}
