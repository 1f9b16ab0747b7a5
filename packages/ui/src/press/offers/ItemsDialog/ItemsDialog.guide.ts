import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Changes print runs and prices of an offer that nobody has accepted yet, without opening its form.',
  anatomy: ['A print run and a price for each book', 'What the offer comes to'],
  instead: [['Titles, works or parties change', 'OfferForm']],
  keyboard: [['Tab', 'Through the fields, book by book']],
  accessibility: ['Each book is a named group. The sum is an `output`, read out as it changes.'],
  dos: ['Offer it only while the lines are open.'],
  donts: ['Do not add or remove books here. Once the offer is accepted, its next version is changed instead.'],
}
