import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'One record at the side of the list it came from: 536 px wide, a whole screen on a phone.',
  anatomy: ['Line above the title', 'Title', 'Icon buttons', 'Summary that stays', 'Body', 'Footer'],
  instead: [
    ['A question needs an answer', 'Dialog'],
    ['One opens over another', 'DrawerStack'],
    ['The record has a page of its own', 'Page'],
  ],
  keyboard: [
    ['Esc', 'Closes it'],
    ['Tab', 'Stays inside'],
  ],
  accessibility: [
    'A modal dialog named by its title; the focus returns to the row.',
    'The first field or button takes the focus, or what `initialFocus` says.',
  ],
  dos: ['Keep the list’s place behind it.'],
  donts: ['Do not nest them by hand: use DrawerStack.'],
}
