import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Opens a record from a record and keeps the first: an offer, then a book in it, then its author.',
  anatomy: ['First drawer, moved back', 'Front drawer', 'Back button with the name of the drawer below'],
  instead: [
    ['People look at only one record', 'Drawer'],
    ['Both records must be visible', 'SplitView'],
    ['It is a question', 'Dialog'],
  ],
  keyboard: [
    ['Esc', 'Closes the front drawer; focus returns to what opened it'],
    ['Tab', 'Moves within the front drawer'],
  ],
  accessibility: [
    'Modal dialogs: the drawers below are inert.',
    'The back button names its destination.',
    'On a phone each drawer fills the screen, and only the back button shows the depth.',
  ],
  dos: [
    'Keep the stack in the address, so that the browser’s Back button closes one drawer.',
    'Limit the depth to three.',
  ],
  donts: ['Do not open the same record twice in one stack.', 'Do not close several drawers at once.'],
}
