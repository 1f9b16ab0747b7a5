import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Events in their order: the steps of a contract, a delivery, a schedule.',
  anatomy: ['Marker on the line', 'Event', 'Date or time', 'Detail'],
  instead: [
    ['It shows a book’s progress through the ten stages', 'StageTimeline'],
    ['It shows who changed what in a record', 'HistoryList'],
    ['People go through the steps themselves', 'Steps'],
  ],
  keyboard: [],
  accessibility: [
    'A named ordered list; the current event has `aria-current`.',
    'The state is read after the title; the marker repeats it.',
  ],
  dos: [
    'Pass days as `2026-11-21` and moments with their time: this decides the format.',
    'Include the next expected event.',
  ],
  donts: [
    'Do not put buttons on the line: put actions in the detail.',
    'Do not use `problem` for an event that is only behind schedule.',
  ],
}
