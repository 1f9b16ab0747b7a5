import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Copies sold in a quarter by title, contract or channel, with what their authors are owed.',
  anatomy: [
    'Four figures: copies, revenue, what is owed, until when',
    'Rows with the copies of each channel, and their totals at the foot',
    'A word on titles that were sold without a contract',
    'The statement of the chosen row: beside the rows, or over them where there is no room',
  ],
  instead: [
    ['What an organisation owes the press', 'AccountTable'],
    ['Printed copies and where they lie', 'CatalogueTable'],
  ],
  keyboard: [
    ['↑ ↓', 'Go from row to row; the statement follows'],
    ['Enter', 'Shows the statement of the row'],
  ],
  accessibility: ['The bars are decoration: the same copies stand in the cells. A chosen row is a pressed button.'],
  dos: ['Keep the quarter, the group and the chosen row in the address.'],
  donts: ['Do not add the rows up: the call says the sums of all that was found.'],
}
