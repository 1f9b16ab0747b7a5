import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'A question that must be answered before anything else; ConfirmDialog is one with two buttons.',
  anatomy: ['Title', 'Content', 'Footer with the answers', 'Cross'],
  instead: [
    ['A record is looked at beside its list', 'Drawer'],
    ['It can be read in passing', 'Popover'],
    ['What is lost must be named and confirmed', 'Confirm'],
  ],
  keyboard: [
    ['Esc', 'Leaves it unanswered'],
    ['Tab', 'Stays inside'],
  ],
  accessibility: [
    'A modal dialog: what is behind cannot be reached, and the focus goes back to where it came from.',
    'ConfirmDialog is read out as an alert and focuses the safe answer; a press beside it does not answer it.',
  ],
  dos: ['Ask in the title, name the answers by their verbs.', 'Close it once the answer has been carried out.'],
  donts: ['Do not open one over another.', 'Do not put a long form into it.'],
}
