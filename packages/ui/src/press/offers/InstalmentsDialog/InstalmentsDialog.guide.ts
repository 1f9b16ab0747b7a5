import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Agrees in which parts an offer is paid, and until which day each.',
  anatomy: [
    'Parts that are alike at a click',
    'A sum and a last day for each part',
    'What of the sum is not divided yet',
  ],
  instead: [
    ['money has come', 'PaymentDialog'],
    ['the parts are only looked at', 'the payments of OfferDrawer'],
  ],
  keyboard: [['Tab', 'Through the sums and days of the parts, in their order']],
  accessibility: ['What is left is an `output` in the footer, read out as it changes.'],
  dos: ['Let the parts go to pay all of it at once, as the invoice says.'],
  donts: ['Do not say which payment belongs to which part: money always goes to the earliest.'],
}
