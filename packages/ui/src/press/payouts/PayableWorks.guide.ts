import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'What accounting makes acts of: approved works by executor and by month, chosen one by one or all of a person. `AccrualTable` lists acts and royalties that wait for their payment, with what is withheld.',
  anatomy: [
    'A panel for each executor, with what all of their works come to',
    'A row for each work: the book, the work, the month it was handed in, the sum',
    'Works without an agreed sum, named beneath: no act can be made of them',
  ],
  instead: [['What one executor has earned', 'WalletWorks']],
  keyboard: [['Space', 'Chooses a work, or all of an executor’s in the head']],
  accessibility: ['Each table is named after its executor; the check box of the head stands for all of them.'],
  dos: ['Say beside it how many are chosen and what they come to.'],
  donts: ['Do not page it: what is not seen would get no act.'],
}
