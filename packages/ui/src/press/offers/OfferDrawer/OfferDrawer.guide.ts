import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'One offer beside the list it came from: what it comes to, what is paid, what to do next, its papers, books, payments and both sides.',
  anatomy: [
    'Number, date, recipient, status, discount, deadline, expiry, and by how much today’s price list would change the sum',
    'Overview: sum and payment, the next step and where the offer can be taken, papers with their flags, first books',
    'Books with their works and totals; payments; particulars; history',
    'Footer: delete, invoice, edit',
  ],
  instead: [
    ['the offer is changed', 'OfferForm'],
    ['the recipient only needs the next step', 'MyOffers'],
  ],
  keyboard: [
    ['Esc', 'Closes it'],
    ['← → on the tabs', 'Change the tab'],
    ['Space on a switch', 'Puts a flag on or takes it off, at once'],
  ],
  accessibility: [
    'What cannot be done yet stays in reach and says why when it is pressed.',
    'A flag that could not be saved goes back, and a toast says why and offers to try again.',
    'Needs an Announcer and a ToastProvider above it.',
  ],
  dos: [
    'Give `actor.own` for the recipient: they then accept, decline and ask for the invoice.',
    'Leave out the callbacks of what a role never may.',
  ],
  donts: ['Do not ask before deleting: the drawer does.'],
}
