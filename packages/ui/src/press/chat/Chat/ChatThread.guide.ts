import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'One conversation: its messages by days and people, and the place to answer. It opens at its end, or where the unread begins.',
  anatomy: [
    'Header: the book or the person, who is here or writing, search, about',
    'Search bar',
    'Messages with lines for days and for what is new',
    'Button to the latest, while the person reads further up',
    'On a message that became one, that it stands among the remarks of the book’s card',
    'Composer',
  ],
  instead: [
    ['The list of conversations stands beside it', 'Chat'],
    ['What happened to a record is told, not said', 'HistoryList'],
  ],
  keyboard: [
    ['Page Up, Page Down, Home, End', 'scroll the messages once they have the focus'],
    ['Arrow up, Arrow down, on a message’s menu', 'go to the menu of the message above and below'],
    ['Arrow up, in an empty composer', 'puts the last own message into other words'],
    ['Esc, in the composer', 'ends an answer or a change'],
    ['Enter, Shift + Enter, in the search', 'go to the next older and the next newer match'],
    ['Esc, in the search', 'closes it and goes back to its button'],
  ],
  accessibility: [
    'Each day is a heading; what one person wrote in a row is a list by their name.',
    'Messages of others are read out as they come, a failure at once; the Announcer must stand at the root.',
    'Older messages come in without moving what is read.',
  ],
  dos: [
    'Give it the conversation’s number as key.',
    'Hand over all messages there are: a hundred are drawn at first, the rest as the person scrolls.',
    'Call again for older ones in onEarlier only; it is asked by the scrolling and by a button.',
  ],
  donts: ['Do not take a failed message out: the person sends it again or lets it go.'],
}
