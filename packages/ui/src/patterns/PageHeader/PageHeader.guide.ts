import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'The title of a page, the number of its items, its filters and its one primary button.',
  anatomy: ['Title', 'Count in words', 'Badge', 'Sentence', 'Filters and view switches', 'Primary button'],
  instead: [
    ['A book is the subject of the page', 'TechCardPassport, ApplicationDetails'],
    ['It names a part of a page', 'Heading'],
    ['It leads back to the level above', 'Breadcrumbs'],
  ],
  keyboard: [
    ['Tab', 'Moves through the filters to the primary button'],
    ['Enter, Space on the funnel', 'Opens or closes the filters on a phone'],
  ],
  accessibility: [
    'The title is the page’s h1: use one PageHeader per page.',
    'On a phone a button folds the filters. It shows how many are active and exposes whether it is open.',
  ],
  dos: [
    'Count the items of the list in words: «106 книг в работе».',
    'Set `activeFilterCount`, so that a phone shows that filters are active.',
    'Set `serifTitle` in the author’s portal.',
  ],
  donts: ['Do not put two primary buttons in it.', 'Do not repeat the title in the sentence.'],
}
