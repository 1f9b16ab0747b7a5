import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'Cards in columns that people move: tech cards by stage, offers and shop orders by status. It draws a thousand cards as fast as ten.',
  anatomy: [
    'Strip of columns with counts; a row of pills on a phone',
    'Columns: drawing, name, count, plus and menu',
    'Cards, each one link with a Move button',
    'While a card is lifted: what a drop would do, or who may move here',
  ],
  instead: [
    ['Offers of partners or of the press itself', 'PartnerBoard, SmartBoard'],
    ['Orders of the shop', 'ShopOrderBoard'],
    ['Rows that are compared and not moved', 'DataTable'],
  ],
  keyboard: [
    ['Tab', 'goes from column to column: one stop in each, then its Move button'],
    ['↑ ↓ ← →, Home, End, letters', 'walk over the cards'],
    ['Enter', 'opens the card'],
    ['Space', 'lifts the card; then ← → carry it over the columns that take it, Space puts it down, Esc takes it back'],
    ['Shift F10', 'opens the menu of columns'],
    ['?', 'lists all keys'],
  ],
  accessibility: [
    'Lifting, carrying, dropping and every refusal are announced in titles and places that count from one.',
    'A drop in the card’s own column changes nothing and calls nothing.',
    'A phone shows one column at a time: a long press asks where to, and lists what is allowed.',
    'Needs an Announcer and a ToastProvider above it.',
  ],
  dos: [
    'Give every refused column its reason: who may move here, or what is missing.',
    'Keep the arrays and functions the same while they do not change: `keepLists` does it for lists that arrive whole.',
    'Show a move as soon as `onMove` is called, and take it back before it rejects with the server’s sentence: a toast says it.',
  ],
  donts: ['Do not put buttons on cards: a card is one link.', 'Do not ask before a move that can be taken back.'],
}
