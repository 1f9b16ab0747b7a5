import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Lists the calculations that a person has kept, and says which of them cost something else by now.',
  anatomy: [
    'Name, and the book in a line',
    'Sum of the day it was reckoned, and what a copy cost',
    'What it comes to today, where prices have changed; from when it will come to something else',
    'Day and price list; a menu with what can be done',
    '`CalculationPrices` says the same over an opened one, `NameCalculation` asks for a name',
  ],
  instead: [['one book is reckoned', 'Calculator']],
  keyboard: [['Tab', 'Goes through the rows, and in each to its menu']],
  accessibility: ['A changed sum is a word and an arrow, not a colour alone.'],
  dos: ['Give sums of the server: `sum_today` is reckoned there.'],
  donts: ['Do not show the calculations of somebody else.'],
}
