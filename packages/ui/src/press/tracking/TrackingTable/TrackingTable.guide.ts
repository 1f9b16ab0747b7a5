import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Lists books that are followed: where each stands, since when, and when it is expected in hand.',
  anatomy: [
    'Book with its card’s number and authors',
    'Stage',
    'Working days there, and that it is longer than usual',
    'Manager',
    'Due date',
    'Days between which delivery is expected',
  ],
  instead: [
    ['It is about copies, dates and works of a card', 'TechCardTable'],
    ['It is one book with its whole way', 'BookTracking'],
  ],
  keyboard: [
    ['Tab', 'Goes through headers that sort and through the rows'],
    ['Enter', 'Sorts, or opens the book'],
  ],
  accessibility: ['Each row is a link named by the book.', 'What is late is said in words, not by colour alone.'],
  dos: ['Sort and filter on the server: the keys are the call’s.', 'Set `reader` to `author` in the author’s portal.'],
  donts: ['Do not promise a day without `expected`: it says so itself.'],
}
