import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'Shows an executor what they have earned: what is owed, what the manager still checks, what was paid, month by month; for which works, and the acts of it.',
  anatomy: [
    'Three sums with how many works they come of',
    'Bars: paid and owed by month, with their numbers as a table',
    'WalletWorks: works with book, volume, status, day and fee',
    'WorkActs: acts and royalties with what is owed, withheld and paid, each as PDF in three languages',
  ],
  instead: [['It is about the works of one project', 'WorkTypeTable']],
  keyboard: [
    ['Tab', 'Goes through the headers that sort, the rows that lead to a project, and the acts'],
    ['Enter on PDF', 'Offers the three languages'],
  ],
  accessibility: ['A status is an icon and a word.', 'The bars stand as a table too.'],
  dos: ['Give sums in tiyn: they are formatted here.', 'Keep sorting and pages in the address.'],
  donts: ['Do not show it to anybody but the executor.'],
}
