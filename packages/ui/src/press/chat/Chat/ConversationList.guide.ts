import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'All conversations of a person, the last written in first, narrowed by the search as it is typed.',
  anatomy: [
    'Title and the button for a new conversation',
    'Search',
    'A row: picture or book, name, last words or draft, time, unread count',
  ],
  instead: [['Messages beside it are wanted too', 'Chat']],
  keyboard: [
    ['Down, in the search', 'goes to the first conversation'],
    ['Up, Down, Home, End', 'walk the conversations'],
    ['Enter', 'opens the conversation'],
  ],
  accessibility: [
    'One tab stop; the open conversation carries aria-current.',
    'Presence and the unread count are words in the row’s name, the dot and the number are only drawn.',
    'How many the search leaves is read out.',
  ],
  dos: [
    'Give lastMessageUser, so that a group’s last words say whose they are.',
    'Give book for a conversation about a book: its title then is set as titles are.',
  ],
  donts: ['Do not sort or cut the rows on the way in: the order is the server’s.'],
}
