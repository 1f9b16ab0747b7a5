import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Orders of the press’s shop on their way: new, printing, works after printing, stock, sent.',
  anatomy: [
    'Five columns; printing holds what is being printed and what is printed, each with a badge',
    'Card: number and day, pile of books, first title, customer, sum',
    'ShopOrderDialog: all books of an order, and its next step',
  ],
  instead: [
    ['Offers to partners', 'PartnerBoard'],
    ['Books in production', 'KanbanBoard with TechCardTile'],
  ],
  keyboard: [['The same as on a KanbanBoard', 'walk, lift, carry, put down, menu']],
  accessibility: [
    'An order goes one step on or back; any other column says so.',
    'What is still being printed is not carried past printing: the column says to mark it printed first.',
    'Needs an Announcer and a ToastProvider above it.',
  ],
  dos: ['Open ShopOrderDialog by `onOpen`: it is where an order is marked printed.'],
  donts: ['Do not post when a card is let go in its own column: the board does not.'],
}
