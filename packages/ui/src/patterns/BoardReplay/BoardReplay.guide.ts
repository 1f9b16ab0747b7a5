import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Shows a board on a past day: which cards were where, and who moved them that day.',
  anatomy: [
    'Bar: step buttons, play, the size of a step, the axis of days with the number of moves',
    'The board of that day, locked',
    'The moves of that day; below the desktop width, in a drawer',
    'Lines below cards with their current place, and outlines of cards that came later',
    'On a phone: the counts of the columns instead of the board',
  ],
  instead: [
    ['People move the cards', 'KanbanBoard'],
    ['It shows the history of one card', 'HistoryList'],
    ['It shows totals over time', 'CumulativeFlowChart'],
  ],
  keyboard: [
    ['Arrows on the axis', 'Moves by a day; with Shift, by a week'],
    ['Page Up, Page Down on the axis', 'Moves by a month'],
    ['Home, End on the axis', 'Moves to the first day or to today'],
    ['j, k', 'Selects the next or previous move, if the caller binds them'],
  ],
  accessibility: [
    'The axis is a slider; its value is the day with its number of moves.',
    'The moves are a named list. The selected one is marked as current.',
  ],
  dos: [
    'Lock the columns and ring the moved cards.',
    'Give the cards of today in `currentTotal`, so that the strip shows both counts.',
  ],
  donts: ['Do not load a day that the user only passes over: `onDayChange` waits until the slider rests.'],
}
