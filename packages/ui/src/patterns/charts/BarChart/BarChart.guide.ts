import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Compares amounts by month or category, from zero. Several series are side by side or stacked.',
  anatomy: [
    'Heading and note',
    'Legend',
    'Button that shows the table',
    'Value axis',
    'Bars with their numbers',
    'Dark tick of the reference',
    'Tooltip',
  ],
  instead: [
    ['Names are long: people, partners, books', 'BarList'],
    ['The trend matters more than each amount', 'LineChart'],
    ['It shows medians, ranges and norms', 'RangeChart'],
  ],
  keyboard: [
    ['Tab', 'Moves through the legend and the table button to the chart, which is one tab stop'],
    ['Arrows', 'Moves between categories and reads their numbers'],
    ['Home, End', 'Moves to the first or last category'],
    ['Esc', 'Hides the tooltip'],
    ['Enter, Space on a legend entry', 'Hides or shows its series'],
  ],
  accessibility: [
    'The drawing is hidden. A cursor over it is a slider whose value is the category and its numbers in words.',
    'The summary describes the cursor: state what a sighted reader sees at a glance.',
    'Series differ by texture as well as colour; textures remain in forced colours.',
    'The table has the same numbers, cell by cell.',
  ],
  dos: [
    'Pass last year or the plan as `reference`, not as a second series.',
    'Mark a month that has not ended with `unfinished`.',
    'Pass money in tiyn and set `valueFormat`.',
  ],
  donts: ['Do not stack more than four series.', 'Do not use stage colours unless the series are stages.'],
}
