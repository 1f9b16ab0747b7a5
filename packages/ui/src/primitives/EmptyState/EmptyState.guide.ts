import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'Says that there is nothing here, why, and what to do. NoResults is for a search, ErrorState for a part that failed to load.',
  anatomy: ['Illustration', 'Title', 'Sentence', 'Action'],
  instead: [
    ['The whole page is missing or forbidden', 'ErrorPage'],
    ['The content is still loading', 'Skeleton'],
    ['The old rows stay after a failed refresh', 'StaleBar'],
  ],
  keyboard: [['Tab', 'Moves to the action']],
  accessibility: [
    'The illustration is decorative.',
    'The title is a heading; set its `level`.',
    'ErrorState has the role `alert`.',
  ],
  dos: ['Say what will appear here, and offer the first step.', 'Repeat the query in NoResults.'],
  donts: ['Do not blame the reader.', 'Do not leave a table empty without it.'],
}
