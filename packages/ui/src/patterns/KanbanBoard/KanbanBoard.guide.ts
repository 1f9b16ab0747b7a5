import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'Cards in columns that people move: tech cards by stage, offers and shop orders by status. Renders a thousand cards as fast as ten.',
  anatomy: [
    'Strip of columns with counts; a row of pills on a phone',
    'Columns: icon, name, count, add button and menu',
    'Cards, each one link with a Move button',
    'While a card is lifted: the result of a drop, or who may move it there',
  ],
  instead: [
    ['It shows offers of partners or of the press itself', 'PartnerBoard, SmartBoard'],
    ['It shows shop orders', 'ShopOrderBoard'],
    ['Rows are compared, not moved', 'DataTable'],
  ],
  keyboard: [
    ['Tab', 'Moves from column to column: one card in each, then its Move button'],
    ['Arrows, Home, End, letters', 'Moves between cards'],
    ['Enter', 'Opens the card'],
    [
      'Space',
      'Lifts the card; then Left and Right move it between allowed columns, Space or Enter drops it, Esc cancels',
    ],
    ['Shift+F10', 'Opens the menu of columns'],
    ['Ctrl+Z', 'Undoes the last move, with `onUndo`'],
    ['?', 'Lists all keys'],
  ],
  accessibility: [
    'Lifts, moves, drops and refusals are announced with titles and positions that start at one.',
    'A drop in the card’s own column changes nothing and calls nothing.',
    'A phone shows one column at a time: a long press opens the list of allowed columns.',
    'Needs an Announcer and a ToastProvider above it.',
  ],
  dos: [
    'Give the reason for every refused column: who may move cards there, or what is missing.',
    'Keep arrays and functions the same while they do not change, so that only changed columns rerender.',
    'Show a move as soon as `onMove` is called. If the server refuses, move the card back and reject with its message, which a toast shows.',
  ],
  donts: [
    'Do not put buttons on cards: a card is one link.',
    'Do not ask for confirmation of a move that can be undone.',
  ],
}
