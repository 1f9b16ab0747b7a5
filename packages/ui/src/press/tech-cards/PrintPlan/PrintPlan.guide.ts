import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'The day of a printing house: what to print now in the order of promised dates, with what it takes.',
  anatomy: [
    'Runs: measures, promised day, sheets and paper, one act',
    'What holds a run up, in the place of its act',
    'Paper for the runs shown, added up',
    'The hours of the day, filled by the runs in their order',
    'Signal copies and bindings to finish',
  ],
  instead: [
    ['The reader has more to do than to print', 'QueueList'],
    ['Books are moved between stages', 'KanbanBoard'],
  ],
  keyboard: [['Tab', 'Goes through runs: the book, then its act']],
  accessibility: [
    'The act of a row is named by what it does and by the book.',
    'A run that is held up says by whom in words; the lock is a picture of it only.',
  ],
  dos: ['Keep the server’s order: by promised date.', 'Sheets are SRA3 with what is spoilt.'],
  donts: ['Do not show an act that would be refused.', 'Do not say what paper there is: nobody counts it here.'],
}
