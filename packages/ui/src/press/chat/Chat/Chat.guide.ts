import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'The whole chat of a portal: the conversations, the open one, and the book it is about. It fills the height that it is given.',
  anatomy: [
    'Conversations with their search',
    'The open conversation: header, messages, the place to write',
    'About the book: a pane from 1280 px, a drawer below that',
  ],
  instead: [
    ['One conversation stands on a page of its own subject', 'ChatThread'],
    ['Words belong to a record and are kept with its history', 'HistoryList'],
  ],
  keyboard: [
    ['Down, in the search', 'goes to the first conversation'],
    ['Up, Down, Home, End', 'walk the conversations'],
    ['Enter, in the list', 'opens it; the focus goes to the place to write, on a phone to the way back'],
    ['Enter, while writing', 'sends'],
    ['Shift + Enter', 'begins a new line'],
    ['Esc, in the search of a thread', 'closes it; the focus goes back to its button'],
  ],
  accessibility: [
    'What others write is read out politely, a message that did not go out at once.',
    'The list is a navigation with one tab stop; the open conversation carries aria-current.',
    'A phone shows one pane at a time and the focus goes along both ways.',
    'The caller moves the address: value is the number of the conversation, null the list.',
  ],
  dos: [
    'Give messages that are on their way a key of their own and the state sending; swap them for the server’s row.',
    'Set unreadMessages to 0 when onRead is called: it comes once the last message has been seen.',
    'Keep drafts where a reload finds them.',
  ],
  donts: [
    'Do not put the chat into a page that scrolls: its panes scroll.',
    'Do not mark a conversation read because it was opened.',
  ],
}
