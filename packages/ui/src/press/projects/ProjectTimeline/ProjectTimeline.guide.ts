import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Shows when the works of a project are to be expected, and what of them a slip moves.',
  anatomy: [
    'A sentence: when the project ends, and by how much it misses its deadline',
    'Each work: its planned days as an outline, the expected ones filled',
    'What makes a work late, in words',
  ],
  instead: [
    ['It is about what to do with a work', 'WorkTypeTable'],
    ['It is about a book and its stages', 'BookTracking'],
  ],
  keyboard: [],
  accessibility: ['The days and the reasons stand in words; the bars are decoration.'],
  dos: ['Give the server’s works as they are: `projectOutlook` of the domain does the counting.'],
  donts: ['Do not show it as a promise: it is counted anew every day.'],
}
