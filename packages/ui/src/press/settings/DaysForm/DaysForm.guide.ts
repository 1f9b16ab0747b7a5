import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'The days off and the working days of a year: the law’s own and what the press sets, with Kurban Ait that waits for its date.',
  anatomy: [
    'The year as a picture, and what its squares mean',
    'A table: the day, what it is, what follows from it',
    'What an unsaved change does to deadlines and meetings, and what stays',
  ],
  instead: [['Events and deadlines of a month', 'Calendar']],
  keyboard: [['N', 'Adds a day']],
  accessibility: ['The picture has the table as its text; a day that waits says so in words, not in ochre alone.'],
  dos: ['Ask with `effect` what falls on the days that become days off.'],
  donts: ['Do not set a day that a decree names before somebody has ticked it.'],
}
