import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Shows how amounts go over time, and what lies between two of them.',
  anatomy: [
    'Heading and note',
    'Legend or names at the ends',
    'Button to the table',
    'Axes',
    'Lines with their last points',
    'Tint of the gap',
    'Tooltip',
  ],
  instead: [
    ['Parts of a whole over time', 'AreaChart'],
    ['Single amounts are compared', 'BarChart'],
    ['A hint of the course beside a number', 'Sparkline'],
  ],
  keyboard: [
    ['Tab', 'Goes to the drawing, which is one stop'],
    ['← → ↑ ↓', 'Walk the points and say all their numbers'],
    ['Home / End', 'First and last point'],
    ['Esc', 'Hides the tooltip'],
  ],
  accessibility: [
    'Lines differ by colour, by dash and by the shape of their points.',
    'The cursor is a slider whose value is the point in words, with the gap when there is one.',
    'Give a summary: it says at once what the table says in full.',
  ],
  dos: [
    'Name lines where they end when there are two or three; a legend takes over where names do not fit.',
    'Give days as ISO dates: points stand as far apart as the days do.',
  ],
  donts: [
    'Do not draw more than four lines.',
    'Do not leave out zero for amounts; `fromZero={false}` is for prices and shares.',
  ],
}
