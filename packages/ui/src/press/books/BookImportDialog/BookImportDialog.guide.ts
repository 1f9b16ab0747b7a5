import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Takes in books of earlier years from a table: checked first, then written whole or not at all.',
  anatomy: [
    'Way to a template',
    'Place of the table',
    'What the check found, row by row',
    'Button that writes, once nothing stands against any row',
  ],
  instead: [['One file is kept beside a form', 'FileUpload']],
  keyboard: [
    ['Tab', 'Goes through the template, the file and the buttons'],
    ['Esc', 'Closes it, unless books are being written'],
  ],
  accessibility: ['What the check found against the table is read out at once.'],
  dos: ['Say of every problem its row, its column and what to do.'],
  donts: ['Do not write a part of a table: who corrects the rest would take in that part twice.'],
}
