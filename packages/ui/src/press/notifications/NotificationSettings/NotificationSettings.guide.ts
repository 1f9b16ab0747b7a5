import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'What a person is told of, where and when: a box for each kind of news and each place, quiet hours, and the letter of the day.',
  anatomy: [
    'A grid: kinds of news by what they are about, and three boxes each: here, by e-mail at once, in the letter of the day',
    'A lock in the place of a box that stays on, with the reason',
    'Quiet hours: switch, from, to, days off, and the day as a line with the hour of the letter',
    'Notifications of the browser, asked for here and nowhere else',
    'The letter of the day as it would come, in each language',
  ],
  instead: [
    ['It is how the portal looks', 'SettingsPanel'],
    ['It is what has happened', 'NotificationList'],
  ],
  keyboard: [
    ['Tab', 'goes into the grid, where it left it, and on'],
    ['Arrows', 'go from box to box'],
    ['Space', 'ticks the box, or leaves it where it is locked'],
  ],
  accessibility: [
    'Every box is named by its row and its column; a locked one says why.',
    'On a phone each kind is a row with three chips.',
  ],
  dos: [
    'Keep each box at once, put it back when that fails, and say so.',
    'Hand over only the kinds that the person’s role can be told of.',
  ],
  donts: ['Do not put a button for saving beside it.'],
}
