import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'The day of a printing house: what to print now in the order of promised dates, with what it takes.',
  anatomy: [
    'Runs: measures, promised day, sheets and paper, one act',
    'What holds a run up, in the place of its act; paper that is missing is ordered there',
    'Paper for the runs shown: what there is, what is missing, until when to order it',
    'How many copies of a run in print are ready, entered by the printer',
    'The hours of the day, filled by the runs in their order or as somebody has put them; what does not fit is named',
    'Signal copies and bindings to finish',
  ],
  instead: [
    ['The reader has more to do than to print', 'QueueList'],
    ['Books are moved between stages', 'KanbanBoard'],
  ],
  keyboard: [
    ['Tab', 'Goes through runs: the book, then its act'],
    ['Alt ↑, Alt ↓', 'Moves the run of the day whose handle has the focus'],
  ],
  accessibility: [
    'The act of a row is named by what it does and by the book.',
    'A run that is held up says by whom in words; the lock is a picture of it only.',
  ],
  dos: ['Keep the server’s order: by promised date.', 'Sheets are SRA3 with what is spoilt.'],
  donts: [
    'Do not show an act that would be refused.',
    'Do not put an order that somebody else has changed meanwhile: say so, and show theirs.',
  ],
}
