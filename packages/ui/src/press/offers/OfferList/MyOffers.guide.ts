import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'The offers made to a partner or an author («Мои документы»): each with its books, its papers to open, what is paid and the one thing to do next.',
  anatomy: [
    'Covers, the first title, how many more, number and date',
    'Papers: those that are there as links, those that are awaited in grey',
    'Status, with an expiry that is near or past',
    'Payment, sum with VAT and discount',
    'One action: accept or decline, ask for an invoice, pay, collect, order again, details',
  ],
  instead: [['the press works through all offers', 'OfferList']],
  keyboard: [['Tab', 'Goes through the papers and the action of each offer']],
  accessibility: [
    'A list of items, each with its title as a heading; a paper that is not there yet says so.',
    'A decision that was refused is told by a toast, the offer stays as it was.',
    'Needs an Announcer and a ToastProvider above it.',
  ],
  dos: ['Leave out what a person may not do: a step without its callback is not offered.'],
  donts: ['Do not open payment without an invoice: «Pay» appears once it was sent.'],
}
