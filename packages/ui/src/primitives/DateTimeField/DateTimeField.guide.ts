import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'A field for a date and time in the press’s time zone: the start of an event, the due time of a delivery.',
  anatomy: ['Label', 'Day with its calendar', 'Time', 'Hint or error'],
  instead: [
    ['The time does not matter', 'DateField'],
    ['The day is already given elsewhere', 'TimeField'],
  ],
  keyboard: [
    ['Typing', 'Accepts a day as DateField does, and a time as TimeField does'],
    ['Tab', 'Moves from the day to the calendar button, then to the time'],
    ['Up, Down in the time', 'Changes it to the next or previous quarter of an hour'],
    ['Enter, Space on a day', 'Picks it; focus moves to the time if that is still empty'],
  ],
  accessibility: [
    'A group named by the label; the name of each input adds its part.',
    'An error marks only the part that it concerns.',
  ],
  dos: [
    'Store moments in UTC. `localAtPress` and `momentAtPress` convert them independently of the reader’s computer.',
  ],
  donts: ['Do not use the browser’s time zone: authors write from other cities.'],
}
