import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Shows row by row what is usual, how far it goes at worst and what was agreed, on one scale.',
  anatomy: [
    'Heading',
    'Keys of the three marks',
    'Button to the table',
    'A row: name, dot of the median, bar to the 90th percentile, ink tick of the norm, both numbers',
    'Value axis',
  ],
  instead: [
    ['One number a row', 'BarList'],
    ['How it changes over time', 'LineChart'],
  ],
  keyboard: [
    ['Tab', 'Goes to the rows, which are one stop'],
    ['↑ ↓ ← →', 'Walk the rows and say all three numbers'],
    ['Home / End', 'First and last row'],
    ['Esc', 'Hides the tooltip'],
  ],
  accessibility: ['The marks differ by shape, not by colour.', 'Each row has its two numbers in the open.'],
  dos: ['Keep rows in the order of the work.', 'Give `unit`: «дн.».'],
  donts: ['Do not show averages: a few late books would move them all.'],
}
