import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'The one thing an author has to do next: look through and sign a signal copy, or correct an application.',
  anatomy: [
    'Ochre edge',
    'Cover',
    'Until when',
    'What to do',
    'What it leads to',
    'The button',
    'Way to write remarks',
  ],
  instead: [
    ['Many things wait for a person of the press', 'QueueList'],
    ['Nothing has to be done', 'Alert'],
    ['It has happened already', 'NotificationList'],
  ],
  keyboard: [['Tab', 'Goes to the button, then to the remarks']],
  accessibility: [
    'A region named by its heading, what there is to do.',
    'That the day is past is said in words, not only in red.',
    'On a phone the way to the remarks is an icon with its name.',
  ],
  dos: [
    'Show one on a page, above everything else.',
    'Give `copies` of a signal copy: the sentence says what the signature sets going.',
    'Give `action` on the book’s own page: it takes the place of the link and of the cover.',
  ],
  donts: ['Do not use it for news.', 'Do not put two primary buttons on the page that it stands on.'],
}
