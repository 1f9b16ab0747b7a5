import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'What happened at the press, day by day: who did what, what it was before, and from where.',
  anatomy: [
    'Bar of a day: which, how much was found, how its seals stand',
    'Row: time, who, what with before and after, from where, number',
    'Open row: fields, hashes, ways to what it is about',
    'Keys, and the way to what happened before',
  ],
  instead: [
    ['It is the history of one card', 'HistoryList'],
    ['It is what one person is to hear', 'NotificationList'],
  ],
  keyboard: [
    ['J, K', 'Go to the next and the previous entry'],
    ['[, ]', 'Go to the first entry of the day before and after'],
    ['Enter', 'Opens the entry, and closes it'],
    ['O', 'Opens what the entry is about'],
  ],
  accessibility: [
    'Each day is a region with a heading and an ordered list; the button of a row says what happened.',
    'Before and after are read as one sentence. A refusal says so in words.',
  ],
  dos: ['Keep the entry that is open in the address.', 'Leave `events` out while they load.'],
  donts: ['Do not put acts into it: what happened is not changed.'],
}
