import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Writes copies of a book off: they are spoilt, lost or given away.',
  anatomy: ['How many, with how many there are', 'The reason'],
  instead: [
    ['A count finds another number', 'CountStockDialog'],
    ['A run came short', 'CopiesList'],
  ],
  keyboard: [['Esc', 'Closes without saving']],
  accessibility: ['That there are not so many is said at the field.'],
  dos: ['Say how many are left.'],
  donts: ['Do not write off what was sold: it has a document of its own.'],
}
