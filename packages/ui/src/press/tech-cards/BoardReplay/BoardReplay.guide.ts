import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'A past day of a board: choose the day by the moves it saw, see who moved what, and what came of it since.',
  anatomy: [
    'Back, play and forth',
    'Axis of days: a bar is as high as the moves of its day',
    'Step: day, week or single move',
    'The board of the day, given as children',
    'The day’s moves; a drawer below 1280 px',
    'WhereNow under a card and ReplayGhosts under a column, given to the board by the caller',
  ],
  instead: [
    ['One card’s own history is asked for', 'HistoryList'],
    ['A date is typed or picked', 'DateField'],
  ],
  keyboard: [
    ['← →', 'A day back or forth, with Shift a week'],
    ['PageUp, PageDown', 'A month'],
    ['Home, End', 'The first day, today'],
    ['Space', 'On the axis: plays the days, and stops them'],
    ['Tab', 'Buttons, axis, step, board, moves'],
    ['Enter', 'Points at the book of a move'],
  ],
  accessibility: [
    'The axis is one slider whose value is read as a date and its number of moves; the bars are hidden.',
    'A move is read as one sentence with the full names of both stages.',
    'The caller announces the day once its cards are there, and listens for J, K, G and Esc.',
  ],
  dos: [
    'Keep the cards of the last day in place until the next day’s have come.',
    'Lock every column of the board: nobody may take a past day for today.',
  ],
  donts: ['Do not show it a board that can be changed.'],
}
