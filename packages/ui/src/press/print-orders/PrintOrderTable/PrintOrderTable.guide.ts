import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Lists the runs at the printing house with what each should cost and what it did.',
  anatomy: [
    'The book, which leads to its tech card',
    'Copies, format, pages and binding; how far the printing is',
    'Cost as calculated, as billed, and how far they are apart',
    'A button that notes the bill',
  ],
  instead: [['the printing house plans its days', 'PrintPlan']],
  keyboard: [['Tab', 'Goes through the books and the buttons of their bills']],
  accessibility: ['A difference has its sign and its sum, not a colour.'],
  dos: ['Give what was calculated by the prices of the day the run was begun.'],
  donts: ['Do not compare a bill with the price of an offer: that holds the margin.'],
}
