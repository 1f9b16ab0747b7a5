import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'An author’s book with its path through the press. BookPathList holds the rows; BookCoverGrid shows the same books as covers.',
  anatomy: [
    'Cover',
    'Title, which is the link',
    'What is going on, in a sentence',
    'Actions at the end of the title’s line',
    'Path; on a phone a ribbon with the stage and a few words',
  ],
  instead: [
    ['The whole path of one book is read', 'BookTracking'],
    ['The reader works at the press', 'TechCardTable'],
    ['Something waits for the author now', 'NextActionCard'],
  ],
  keyboard: [
    ['Tab', 'Goes from title to title, through the actions between them'],
    ['Enter', 'Opens the book'],
  ],
  accessibility: [
    'The rows are a named list; the title is a heading and a link whose area is the row.',
    'The current stage carries `aria-current` in the path; on a phone the ribbon is an image named by it.',
    'While the books load the list says so once.',
  ],
  dos: [
    'Write `note` as a sentence and `shortNote` as what still fits after the stage on a phone.',
    'Leave the children out while books load; say `empty` when there are none.',
    'Put rows into a BookPathList: it is their list.',
  ],
  donts: [
    'Do not put the only way to something into `actions`: a phone does not show them.',
    'Do not use the stages’ inner names: the row speaks to the author.',
  ],
}
