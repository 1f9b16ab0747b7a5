import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Shows what a contract says, in Russian and Kazakh side by side, as its PDF has it.',
  anatomy: [
    'Title, place and day in both languages',
    'Who makes it, then clauses in pairs: each starts where its other language does',
    'What came from a field is tinted; what is being typed is outlined, in both languages',
    'Requisites of both sides, with the lines they sign on',
  ],
  instead: [['The paper of an offer is shown', 'OfferDocumentPage']],
  keyboard: [['None', 'It is read, and scrolls with the page']],
  accessibility: ['Each language carries its own `lang`, so that it is read out as it should be.'],
  dos: ['Give `lit` the name of the field that has the focus.'],
  donts: ['Do not write clauses by hand: they are made by `contractPaper` from a template, as those of the PDF are.'],
}
