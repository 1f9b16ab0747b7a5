import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Notes what the printing house billed for a run, beside what was calculated.',
  anatomy: ['What was calculated, and by which prices', 'Sum, number and day of the bill', 'Note'],
  instead: [['a payment of an offer is noted', 'PaymentDialog']],
  keyboard: [['Enter in a field', 'Saves']],
  accessibility: ['What the server has against a field stands under it and is read out.'],
  dos: ['Give the version that is on screen: two people may note the same bill.'],
  donts: ['Do not fill in the calculated sum: it would look like a bill.'],
}
