import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'Takes events of another calendar’s file into one’s own: says of each what would come of it, then writes them.',
  anatomy: [
    'What files it takes, and what it leaves behind',
    'The field of the file, with its progress and what is wrong with it',
    'How many are new, changed, there already or cannot be taken, and each of them with its time',
    'The category of what is new, and the button that writes',
    'What came of it',
  ],
  instead: [['there is one event to write down', 'Calendar']],
  keyboard: [
    ['Tab', 'The file, the category, the table, then the button'],
    ['Esc', 'Closes it, unless it is writing'],
  ],
  accessibility: ['What the check found, and what was written, is said as an alert.'],
  dos: ['Say why an event cannot be taken.'],
  donts: ['Do not write before the person has seen what would come.'],
}
