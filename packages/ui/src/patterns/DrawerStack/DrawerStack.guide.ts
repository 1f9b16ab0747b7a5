import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Opens a record from a record without losing the first: an offer, then a book in it, then its author.',
  anatomy: [
    'Drawer that was opened first, stepped back',
    'Drawer in front',
    'Way back with the name of what lies beneath',
  ],
  instead: [
    ['Only one record is looked at', 'Drawer'],
    ['Both must be in sight', 'SplitView'],
    ['It is a question', 'Dialog'],
  ],
  keyboard: [
    ['Esc', 'Closes the drawer in front; focus returns to what opened it'],
    ['Tab', 'Stays inside the drawer in front'],
  ],
  accessibility: [
    'Native modal dialogs: what lies beneath is inert by itself.',
    'The way back names where it leads.',
    'On a phone each drawer fills the screen and the way back is the only sign of depth.',
  ],
  dos: ['Keep the stack in the address, so that the browser’s Back goes down by one.', 'Stop at three.'],
  donts: ['Do not open the same record twice in one stack.', 'Do not close several at once.'],
}
