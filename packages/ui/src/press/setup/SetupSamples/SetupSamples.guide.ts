import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'What the steps of the setup make: the head of an invoice, a letter, and what works already.',
  anatomy: ['A language of the sample', 'A sheet of paper'],
  instead: [['A whole paper is shown', 'OfferDocumentPage']],
  keyboard: [['← →', 'Change the language of the sample']],
  accessibility: ['The sheet says its language by `lang`.'],
  dos: ['Draw them by what is typed, not by what is saved.'],
  donts: ['Do not use them as papers: they show the head alone.'],
}
