import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Takes a day and an hour on the press’s own clock: when an event begins, when a delivery is due.',
  anatomy: ['Label', 'Day with its calendar', 'Time', 'Hint or error'],
  instead: [
    ['The hour does not matter', 'DateField'],
    ['The day stands elsewhere already', 'TimeField'],
  ],
  keyboard: [
    ['Typing', 'the day as in DateField, the time as in TimeField'],
    ['Tab', 'day, calendar, time'],
    ['Up, Down in the time', 'the next and the last quarter of an hour'],
    ['Enter, Space on a day', 'pick it; the focus goes to the time when that is still empty'],
  ],
  accessibility: [
    'It is a group with the label as its name; each input adds what it is.',
    'An error marks only the part that it is about.',
  ],
  dos: ['Keep moments in UTC: `localAtPress` and `momentAtPress` translate, whatever the reader’s computer says.'],
  donts: ['Do not use the browser’s own zone: authors write from other cities.'],
}
