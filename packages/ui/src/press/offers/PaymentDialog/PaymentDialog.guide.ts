import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Notes what is paid of an offer: as a percentage from 0 to 100, or payment by payment.',
  anatomy: [
    'Percentage or one payment',
    'What it will come to and what will be left',
    'The ledger with what is left now',
  ],
  instead: [['payments are only looked at', 'the payments of OfferDrawer']],
  keyboard: [
    ['Arrows on the ways', 'Choose percentage or payment'],
    ['Arrow up, arrow down in the percentage', 'Change it by five'],
  ],
  accessibility: ['What it will come to is an `output` in the footer, read out as it changes.'],
  dos: ['Write a ledger row for a percentage too: the difference to what was paid before.'],
  donts: ['Do not open it for an offer without an id.'],
}
