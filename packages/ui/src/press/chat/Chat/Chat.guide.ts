import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'The chat of a portal: the list of conversations, the open conversation, and the book it is about. Fills the available height.',
  anatomy: [
    'Conversations with a search',
    'Open conversation: header, messages, message field',
    'Book information: a pane from 1280 px, otherwise a drawer',
  ],
  instead: [
    ['A page about something else shows one conversation', 'ChatThread'],
    ['Comments belong to a record and its history', 'HistoryList'],
  ],
  keyboard: [
    ['Down in the search', 'Moves to the first conversation'],
    ['Up, Down, Home, End', 'Moves between conversations'],
    ['Enter in the list', 'Opens the conversation; focus moves to the message field, on a phone to the back button'],
    ['Enter in the message field', 'Sends the message'],
    ['Shift+Enter', 'Starts a new line'],
    ['Esc in the search of a thread', 'Closes the search; focus returns to its button'],
  ],
  accessibility: [
    'Messages of others are announced politely, failed messages assertively.',
    'The list is a navigation landmark with one tab stop; the open conversation has `aria-current`.',
    'A phone shows one pane at a time; the focus moves with it in both directions.',
    'The caller updates the address: `value` is the id of the conversation, or null for the list.',
  ],
  dos: [
    'Give pending messages their own key and the state `sending`, then replace them with the server’s row.',
    'Set `unreadMessages` to 0 when `onRead` is called: the last message is then visible.',
    'Store drafts so that they survive a reload.',
  ],
  donts: [
    'Do not put the chat in a page that scrolls: its panes scroll.',
    'Do not mark a conversation as read because it was opened.',
  ],
}
