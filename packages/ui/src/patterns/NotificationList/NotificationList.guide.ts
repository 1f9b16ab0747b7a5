import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Notifications, the newest first: in a popover under the bell, or on a separate page.',
  anatomy: [
    'Title and «Прочитать все»',
    'Row: icon in the stage’s colour, event, its age with the exact time as a title, dot while unread',
    'More than three consecutive rows of one `group`: the newest, and a button that expands the rest',
    'Link to all notifications',
    'With `groupedByDay` the page has the heading, and Today, Yesterday or a date precedes the rows',
  ],
  instead: [
    ['This person has just done something', 'Toast'],
    ['It needs this person’s action', 'QueueList'],
    ['It is the history of one card', 'HistoryList'],
  ],
  keyboard: [
    ['Tab', 'Moves to «Прочитать все», then from row to row'],
    ['Enter', 'Follows the row and marks it as read'],
  ],
  accessibility: [
    'A section named by its heading. Each row is one link; its name begins with «Непрочитанное» while unread.',
    'New rows are not announced: announce them yourself, and include their number in the name of the bell.',
  ],
  dos: [
    'Write who did what to which book: names in bold, titles as BookTitle.',
    'Set `stage` when a book moved to a stage, and `tone` otherwise.',
    'Load only a few for the popover and set `allHref`.',
  ],
  donts: [
    'Do not put buttons in a row: the whole row is a link.',
    'Do not make it the only place for a pending decision: that belongs in a QueueList.',
  ],
}
