import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Lists the papers, formats and bindings that a press has added to those that every press begins with.',
  anatomy: [
    'One list for papers, one for formats, one for bindings',
    'Name and measures of each; a badge where it is no longer offered',
    'A button that withdraws it from choice or offers it again; a button that adds another',
  ],
  instead: [['their prices are written', 'PriceListEditor']],
  keyboard: [['Tab', 'Goes through the rows of each list and to its button']],
  accessibility: ['Each button names what it withdraws or offers again.'],
  dos: ['Give `onAdd` while a draft of the price list is written: it takes the prices of what is added.'],
  donts: ['Do not offer to delete anything: books, offers and cards name what they were made of.'],
}
