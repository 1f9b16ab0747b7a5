import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'A total and its parts over time, as stacked areas.',
  anatomy: [
    'Heading and note',
    'Legend, or names at the ends',
    'Button that shows the table',
    'Axes',
    'Areas, the first series at the bottom',
    'Tooltip with the total',
  ],
  instead: [
    ['The amounts do not add up', 'LineChart'],
    ['Work moves through stages', 'CumulativeFlowChart'],
    ['Single months are compared', 'BarChart, stacked'],
  ],
  keyboard: [
    ['Tab', 'Moves through the legend and the table button to the chart, which is one tab stop'],
    ['Arrows', 'Moves between points and reads the parts and their total'],
    ['Home, End', 'Moves to the first or last point'],
    ['Esc', 'Hides the tooltip'],
  ],
  accessibility: [
    'Areas differ by texture as well as colour, and a seam separates them.',
    'The tooltip lists the parts from top to bottom, as in the drawing.',
  ],
  dos: ['Put the steadiest series at the bottom: only that one has a straight base.'],
  donts: ['Do not use negative numbers.', 'Do not show more than four parts: combine the rest as «прочее».'],
}
