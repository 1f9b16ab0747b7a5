import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'Shows an executor what they have earned: what is owed, what the manager still checks, what was paid, and for which works.',
  anatomy: ['Three sums with how many works they come of', 'Works with book, volume, status, day and fee'],
  instead: [['It is about the works of one project', 'WorkTypeTable']],
  keyboard: [['Tab', 'Goes through the rows that lead to a project']],
  accessibility: ['A status is an icon and a word.'],
  dos: ['Give sums in tiyn: they are formatted here.'],
  donts: ['Do not show it to anybody but the executor.'],
}
