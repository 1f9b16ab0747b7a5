import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Tells events in their order: the steps of a contract, a delivery, a schedule.',
  anatomy: ['Marker on the line', 'What happened', 'When', 'Detail'],
  instead: [
    ['It is a book’s way through the ten stages', 'StageTimeline'],
    ['It is who changed what in a record', 'HistoryList'],
    ['The steps are gone through by the person', 'Steps'],
  ],
  keyboard: [],
  accessibility: [
    'An ordered list with a name; the current event has `aria-current`.',
    'The state is said in words after the title; the marker only repeats it.',
  ],
  dos: [
    'Give days as `2026-11-21` and moments with their time: the form of the date follows.',
    'Say what is expected next.',
  ],
  donts: [
    'Do not put buttons on the line: actions stand in the detail.',
    'Do not use `problem` for what is merely late by plan.',
  ],
}
