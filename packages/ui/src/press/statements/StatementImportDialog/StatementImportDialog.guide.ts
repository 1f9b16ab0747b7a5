import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Takes a file of the bank in: reads it, proves it, and says in which line it is damaged when it is.',
  anatomy: [
    'What files it takes',
    'The field of the file, with its progress and what is wrong with it',
    'The reason, where the statement looks wrong',
  ],
  instead: [['Books of earlier years come from a table', 'BookImportDialog']],
  keyboard: [['Esc', 'Closes it']],
  accessibility: ['What is wrong with the file is said beside it, with the line.'],
  dos: [
    'Lead to the statement once it is taken in.',
    'Reject with a `StatementDoubt` where a statement is of another account or of days far off: the reason is asked for.',
  ],
  donts: ['Do not take in a file that does not add up.'],
}
