import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Shows how a whole and its parts go over time: areas one on another.',
  anatomy: [
    'Heading and note',
    'Legend or names at the ends',
    'Button to the table',
    'Axes',
    'Areas, the first series at the bottom',
    'Tooltip with the sum',
  ],
  instead: [
    ['Amounts that do not add up', 'LineChart'],
    ['Work on its way through stages', 'CumulativeFlowChart'],
    ['Single months are compared', 'BarChart, stacked'],
  ],
  keyboard: [
    ['Tab', 'Goes through the legend to the drawing, which is one stop'],
    ['← → ↑ ↓', 'Walk the points and say the parts and their sum'],
    ['Home / End', 'First and last point'],
    ['Esc', 'Hides the tooltip'],
  ],
  accessibility: [
    'Each area has a texture besides its colour, and a seam parts it from its neighbours.',
    'The tooltip lists the parts from top to bottom, as they stand.',
  ],
  dos: ['Put the steadiest part at the bottom: only that one stands on a straight line.'],
  donts: ['Do not give negative numbers.', 'Do not show more than four parts; put the rest together as «прочее».'],
}
