import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'One record next to the list it was opened from: 536 px wide, full screen on a phone.',
  anatomy: ['Line above the title', 'Title', 'Icon buttons', 'Summary, which does not scroll', 'Body', 'Footer'],
  instead: [
    ['A question needs an answer', 'Dialog'],
    ['One opens over another', 'DrawerStack'],
    ['The record has its own page', 'Page'],
  ],
  keyboard: [
    ['Esc', 'Closes the drawer'],
    ['Tab', 'Moves within the drawer'],
  ],
  accessibility: [
    'A modal dialog named by its title. Closing returns the focus to the row.',
    'The first field, or else the first button, takes the focus; `initialFocus` overrides this.',
  ],
  dos: ['Keep the scroll position of the list behind it.'],
  donts: ['Do not nest drawers yourself: use DrawerStack.'],
}
