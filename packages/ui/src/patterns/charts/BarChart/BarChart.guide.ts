import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Compares amounts over months or a few kinds, from zero up; several series stand side by side or stacked.',
  anatomy: [
    'Heading and note',
    'Legend',
    'Button to the table',
    'Value axis',
    'Bars with their numbers',
    'Ink tick of the reference',
    'Tooltip',
  ],
  instead: [
    ['Names are long: people, partners, books', 'BarList'],
    ['The course matters more than each amount', 'LineChart'],
    ['Medians, ranges and norms', 'RangeChart'],
  ],
  keyboard: [
    ['Tab', 'Goes through the legend and the table button to the drawing, which is one stop'],
    ['← → ↑ ↓', 'Walk the categories and say their numbers'],
    ['Home / End', 'First and last category'],
    ['Esc', 'Hides the tooltip'],
    ['Enter / Space', 'On a legend entry, hides or shows its series'],
  ],
  accessibility: [
    'The drawing itself is hidden; a cursor over it is a slider whose value is the category and its numbers in words.',
    'The summary describes the cursor: say in it what a sighted reader sees at a glance.',
    'Each series has a texture besides its colour. In forced colours textures stay.',
    'The table has the same numbers and can be read cell by cell.',
  ],
  dos: [
    'Give last year or the plan as `reference`, not as a second series.',
    'Mark the month that still runs with `unfinished`.',
    'Give money in tiyn and say so with `valueFormat`.',
  ],
  donts: ['Do not stack more than four series.', 'Do not use stage colours unless the series are stages.'],
}
