import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Says what a page is and how much is on it, and holds its filters and its one primary button.',
  anatomy: ['Title', 'Count in words', 'Sentence', 'Filters and view switches', 'Primary button'],
  instead: [
    ['A book is the subject of the page', 'TechCardPassport, ApplicationDetails'],
    ['A part of a page is named', 'Heading'],
    ['The page is left again for the level above', 'Breadcrumbs'],
  ],
  keyboard: [
    ['Tab', 'Goes through the filters to the primary button'],
    ['Enter, Space on the funnel', 'Opens and closes the filters, on a phone'],
  ],
  accessibility: [
    'The title is the page’s h1: give a page one PageHeader.',
    'On a phone the filters are folded under a button that says how many of them are on and whether it is open.',
  ],
  dos: [
    'Count in words what the list below shows: «106 книг в работе».',
    'Give `filtersOn`, so that a phone shows that something is filtered out.',
    'Use `bookish` in the author’s portal.',
  ],
  donts: ['Do not put two primary buttons into it.', 'Do not say the title again in the sentence.'],
}
