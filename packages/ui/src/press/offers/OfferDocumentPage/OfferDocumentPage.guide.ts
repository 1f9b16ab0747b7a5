import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'An offer or its invoice as the page that is printed, in the language of the paper.',
  anatomy: ['A sheet that is paper in every theme', 'The letter of an offer, or the form of an invoice'],
  instead: [['its money and its letters belong beside it', 'InvoicePreview']],
  keyboard: [['Arrows on the sheet', 'Scroll it where it is wider than its place']],
  accessibility: [
    'It says its own language, so that a reader speaks it right.',
    'Lines are a table with named columns.',
  ],
  dos: ['Give it what is typed, so that the page follows.'],
  donts: ['Do not write a paper’s words here: they come from the same texts as the PDF.'],
}
