import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Takes in many rows from a table that people filled in: checked first, written as a whole.',
  anatomy: [
    'What happens',
    'An empty table to fill in',
    'The file',
    'What stands against which row',
    'The button that writes',
  ],
  instead: [['there is one of them', 'UserDialog']],
  keyboard: [['Tab', 'The template, the file, then the button']],
  accessibility: ['What the check found is an alert, and a table that names row and column.'],
  dos: ['Say of every row what is wrong with it, not only of the first.'],
  donts: ['Do not write the good rows of a table that has bad ones: nobody knows afterwards which.'],
}
