import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'What has happened, the newest first: in a popover under the bell, or on a page of its own.',
  anatomy: [
    'Title and «Прочитать все»',
    'A row: drawing in the hue of its stage, what happened, how many minutes or hours ago (the exact moment is the title), dot while it is unread',
    'More than three of one `group` in a row: the newest, and a button that opens the rest',
    'Link to all of them',
    'On a page of its own (`byDay`) the page has the heading: Today, Yesterday and dates stand over the rows',
  ],
  instead: [
    ['Something was done just now, by this person', 'Toast'],
    ['It waits for this person to act', 'QueueList'],
    ['It is what happened to one card', 'HistoryList'],
  ],
  keyboard: [
    ['Tab', 'Goes to «Прочитать все», then from row to row'],
    ['Enter', 'Follows the row and marks it as read'],
  ],
  accessibility: [
    'A section named by its heading; each row is one link whose name begins with «Непрочитанное» while it is unread.',
    'New rows are not announced: say them through the Announcer, and put their number into the name of the bell.',
  ],
  dos: [
    'Write who did what to which book: names in bold, titles as BookTitle.',
    'Give `stage` where a book has moved, `tone` elsewhere.',
    'Load a few for the popover and give `allHref` for the rest.',
  ],
  donts: [
    'Do not put buttons into a row: the whole row is a link.',
    'Do not make it the only place of what must be answered: that stands in a QueueList.',
  ],
}
