import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Amounts over time, and the gap between two of them.',
  anatomy: [
    'Heading and note',
    'Legend, or names at the ends',
    'Button that shows the table',
    'Axes',
    'Lines with their last points',
    'Tint of the gap',
    'Tooltip',
  ],
  instead: [
    ['It shows parts of a whole over time', 'AreaChart'],
    ['Single amounts are compared', 'BarChart'],
    ['It only hints at the trend of a number', 'Sparkline'],
  ],
  keyboard: [
    ['Tab', 'Moves through the legend and the table button to the chart, which is one tab stop'],
    ['Arrows', 'Moves between points and reads all their numbers'],
    ['Home, End', 'Moves to the first or last point'],
    ['Esc', 'Hides the tooltip'],
  ],
  accessibility: [
    'Lines differ by colour, dash and the shape of their points.',
    'The cursor is a slider whose value is the point in words, including the gap.',
    'The summary states the message of the numbers; the table has all of them.',
  ],
  dos: [
    'With two or three lines set `labels` to `direct`: names are at the line ends, or in a legend if they do not fit.',
    'Pass days as ISO dates: the distance between points follows the dates.',
  ],
  donts: [
    'Do not draw more than four lines.',
    'Do not start amounts above zero: `fromZero={false}` is for prices and shares.',
  ],
}
