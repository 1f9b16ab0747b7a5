import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Compares a few named amounts, one under another, with names and numbers in the open.',
  anatomy: [
    'Heading and note',
    'Legend, for parts or a limit',
    'Button to the table',
    'A row: face or tile, name, bar with its parts and limit, number',
  ],
  instead: [
    ['Months or days', 'BarChart'],
    ['More than a dozen rows', 'Table, sorted by the number'],
  ],
  keyboard: [
    ['Tab', 'Goes through the legend to the rows, which are one stop'],
    ['↑ ↓ ← →', 'Walk the rows and say their parts, limit and sum'],
    ['Home / End', 'First and last row'],
    ['Esc', 'Hides the tooltip'],
  ],
  accessibility: [
    'Rows are said through the cursor; the table has them as rows and cells.',
    'Parts have textures besides colours.',
  ],
  dos: [
    'Sort by the number, unless rows have an order of their own, as stages do.',
    'Give rows a `tone` only where it says what they are: a stage, or what is beyond its bounds.',
  ],
  donts: ['Do not give parts below zero.', 'Do not put links or buttons into a row: the cursor lies over it.'],
}
