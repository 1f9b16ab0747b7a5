import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'Paper that planned runs need: what lies there, what is on its way, what is missing and until when to order it.',
  anatomy: [
    'A paper a row: what is needed of it, its bar, what there is or what is missing',
    'The bar: solid from the shelf, hatched on its way, hatched in red missing',
    'Packs to order, and until when',
    'Orders on their way',
  ],
  instead: [['What came and went is looked for', 'PaperMovements']],
  keyboard: [['Tab', 'Goes through the menus of the papers, then what is to be ordered and what is on its way']],
  accessibility: ['A bar says its figures in words.', 'Red is never alone: what is missing is written.'],
  dos: ['Give the balances in the order of the server: the most needed first.'],
  donts: ['Do not offer acts to those who only look.'],
}
