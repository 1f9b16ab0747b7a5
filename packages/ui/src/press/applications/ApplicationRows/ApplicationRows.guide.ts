import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'A few applications, one under another or as cards: each with its status, its age there and the day it must be answered.',
  anatomy: [
    'Cover',
    'Title and authors',
    'Status and its age',
    'Day of the answer or of the revision, else what became of it',
  ],
  instead: [
    ['They are many, sorted and decided on', 'ApplicationTable'],
    ['It is what waits for this person now', 'QueueList'],
    ['They are books with a way of their own', 'BookPathRow'],
  ],
  keyboard: [
    ['Tab', 'Goes from application to application'],
    ['Enter', 'Opens it'],
  ],
  accessibility: [
    'One under another they are a named list; a row or a card is one link, named by the book in its language.',
    'A day that is past is told by how many days it is late, not only in red.',
    'While they load the group says so once.',
  ],
  dos: [
    'Leave `applications` out while they load: an empty array says that there are none.',
    'Give `emptyAction` to an author: the way to a new application.',
    'Say `forAuthor` to their author, so that a revision stands out.',
  ],
  donts: [
    'Do not sort or cut the rows on the way in: the order is the server’s.',
    'Do not show cards and rows at once.',
  ],
}
