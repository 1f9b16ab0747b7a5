import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Shows one finished book beside the catalogue it was chosen from.',
  anatomy: [
    'Number, title, stock, year, language',
    'Cover and facts',
    'Copies: printed, handed over to whom, left',
    'Imprint',
    'Way to its card',
  ],
  instead: [
    ['The book is still being made', 'TechCardPassport'],
    ['Several books stand one under another', 'CatalogueTable'],
  ],
  keyboard: [['Esc', 'Closes it; the focus goes back to the row']],
  accessibility: ['A dialog named by the book.', 'The imprint carries the language of the book.'],
  dos: ['Put what else is known about the book beneath it: where it is sold.'],
  donts: ['Do not edit here: what the catalogue says comes from the card.'],
}
