import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Enters or changes what a contract with the authors of a title gives for the copies that are sold.',
  anatomy: ['Number and days of the contract', 'The rate, and where statements go', 'Authors with their shares'],
  instead: [['Copies that a channel reports', 'BookSaleDialog']],
  keyboard: [['Esc', 'Closes without saving']],
  accessibility: ['That shares do not come to a hundred is said at the last of them.'],
  dos: ['Give the authors of the catalogue: they are filled in.'],
  donts: ['Do not split shares evenly by itself: only the contract knows them.'],
}
