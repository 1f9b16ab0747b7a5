import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'The offers and invoices of the press as the sales department works through them: whose, about which books, where each stands, which papers are there, what is paid.',
  anatomy: [
    'Search, which also takes names of statuses, a place for tabs, filters and columns',
    'Number and date, recipient with BIN, books, status with an expiry that is near or past and what today’s price list would change',
    'Stamps of the papers, pressed to change them',
    'Payment, sum with VAT, invoice and actions',
    'Pages',
  ],
  instead: [
    ['a partner or an author looks at their own offers', 'MyOffers'],
    ['offers move through production', 'PartnerBoard'],
  ],
  keyboard: [
    ['Tab', 'Goes through the toolbar, the headers, then row by row: the offer, its stamps as one stop, its buttons'],
    ['Arrows on stamps', 'Go from stamp to stamp, Home and End to the first and last'],
    ['Enter, Space on a stamp', 'Puts it on or takes it off'],
    ['Enter on a number', 'Opens the offer'],
  ],
  accessibility: [
    'A stamp is a pressed or unpressed button with its full name; what cannot be changed is read as a list of what is there.',
    'A change that could not be saved goes back, and a toast says why and offers to try again.',
    'IINs are masked; BINs are not.',
    'Needs an Announcer and a ToastProvider above it.',
  ],
  dos: [
    'Resolve `onFlag` only when `rows` hold the flag; reject it with the reason.',
    'Keep `state` in the address, so that a link shows what its sender saw.',
    'Keep the functions the same between renders: rows are drawn again when they change.',
  ],
  donts: ['Do not filter by status in the caller when the search means one: the server does.'],
}
