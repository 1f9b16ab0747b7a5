import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Parts of one thing, one at a time.',
  anatomy: ['List of tabs', 'Panel of the chosen one'],
  instead: [
    ['Steps follow each other', 'Wizard'],
    ['A view of the same rows changes', 'SegmentedControl'],
    ['All parts are compared', 'Accordion'],
  ],
  keyboard: [
    ['Left and Right', 'Go to the next tab and show it'],
    ['Home, End', 'First and last tab'],
    ['Tab', 'Goes into the panel'],
  ],
  accessibility: ['Tabs and panels point at each other; the chosen tab is the one tab stop.'],
  dos: ['Keep names short.', 'Let the address say which tab is open.'],
  donts: ['Do not hide required fields of a form in another tab.'],
}
