import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'Says that there is nothing, why, and what to do: EmptyState, NoResults for a search, ErrorState for a part that failed.',
  anatomy: ['TimeSelection', 'Title', 'Sentence', 'Action'],
  instead: [
    ['The whole page is missing or forbidden', 'ErrorPage'],
    ['It is still on its way', 'Skeleton'],
    ['Old rows stay though they could not be renewed', 'Alert'],
  ],
  keyboard: [['Tab', 'Goes to the action']],
  accessibility: ['The drawing is decoration.', 'The title is a heading of the outline; set its `level`.'],
  dos: ['Tell what will stand here and offer the first step.', 'Repeat the query in NoResults.'],
  donts: ['Do not blame.', 'Do not leave an empty table without it.'],
}
