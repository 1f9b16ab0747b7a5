import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'An offer or its invoice as the buyer holds it, beside the money that came and what was sent of it.',
  anatomy: [
    'The language of the page, and the page',
    'What its recipient can say of it, where they look at it',
    'What is left to pay, the ledger, and the percentage set by hand',
    'Where the paper goes, and every paper that went with its checksum',
    'Its earlier versions, each a way to its paper as it was',
    'Act and waybill',
    'The electronic tax invoice: number, day and file',
  ],
  instead: [['an offer is looked at beside its list', 'OfferDrawer']],
  keyboard: [
    ['Arrows on the language, [ and ] anywhere', 'Choose the language of the page'],
    ['Enter in a field', 'Sends its form: percentage, letter, tax invoice'],
  ],
  accessibility: [
    'What cannot be done is not there; what failed says why at its own field.',
    'Needs an Announcer and a ToastProvider above it.',
  ],
  dos: ['Reject `onSend` and `onProgress` with a `FormError`: it lands on the field.'],
  donts: ['Do not make a new file for what was sent: `onOpen` gets the one that was kept.'],
}
