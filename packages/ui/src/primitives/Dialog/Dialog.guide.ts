import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'A modal question that must be answered first. ConfirmDialog is one with two buttons.',
  anatomy: ['Title', 'Content', 'Footer with the answers', 'Close button, except in the small size'],
  instead: [
    ['People look at a record next to its list', 'Drawer'],
    ['The content is short and needs no answer', 'Popover'],
    ['An action loses data', 'Confirm'],
  ],
  keyboard: [
    ['Esc', 'Closes the dialog without an answer'],
    ['Tab', 'Moves within the dialog'],
  ],
  accessibility: [
    'The page behind is inert. Closing returns the focus to where it came from.',
    'ConfirmDialog is an alert dialog and focuses the safe answer. A press on the backdrop does not close it.',
  ],
  dos: ['Ask the question in the title and label the answers with verbs.', 'Close it when the action has finished.'],
  donts: ['Do not open one dialog over another.', 'Do not put a long form in it.'],
}
