import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Makes the stock of a book what was counted on the shelf.',
  anatomy: ['How many were counted, with what the records say', 'The difference', 'Its reason, once there is one'],
  instead: [['It is known what became of the copies', 'WriteOffDialog']],
  keyboard: [['Esc', 'Closes without saving']],
  accessibility: ['The difference is read out while the number is typed.'],
  dos: ['Show the difference before it is saved.'],
  donts: ['Do not count copies that lie there for customers.'],
}
