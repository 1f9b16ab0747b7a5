import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'The parts of one object, one visible at a time.',
  anatomy: ['List of tabs', 'Panel of the selected tab'],
  instead: [
    ['The parts are steps in an order', 'Wizard'],
    ['It changes the view of the same rows', 'SegmentedControl'],
    ['People compare several parts', 'Accordion'],
  ],
  keyboard: [
    ['Left, Right', 'Moves to the previous or next tab and shows it'],
    ['Home, End', 'Moves to the first or last tab'],
    ['Tab', 'Moves into the panel'],
  ],
  accessibility: ['Tabs and panels refer to each other. The selected tab is the only tab stop of the list.'],
  dos: ['Use short names.', 'Keep the open tab in the address.'],
  donts: ['Do not put required fields of a form in a hidden tab.'],
}
