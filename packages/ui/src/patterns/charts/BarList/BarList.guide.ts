import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Compares a few named amounts in a list, with visible names and numbers.',
  anatomy: [
    'Heading and note',
    'Legend, for parts or a limit',
    'Button that shows the table',
    'Row: avatar or icon, name, bar with its parts and limit, number',
  ],
  instead: [
    ['The categories are months or days', 'BarChart'],
    ['There are more than a dozen rows', 'Table, sorted by the number'],
  ],
  keyboard: [
    ['Tab', 'Moves through the legend and the table button to the rows, which are one tab stop'],
    ['Arrows', 'Moves between rows and reads their parts, limit and total'],
    ['Home, End', 'Moves to the first or last row'],
    ['Esc', 'Hides the tooltip'],
  ],
  accessibility: [
    'Screen readers read rows through the cursor; the table has them as rows and cells.',
    'Parts differ by texture as well as colour.',
  ],
  dos: [
    'Sort by the number, unless rows have their own order, as stages do.',
    'Set a row’s `tone` only if it has a meaning: a stage, or a value out of bounds.',
  ],
  donts: [
    'Do not use negative values with several series.',
    'Do not put links or buttons in a row: the cursor covers it.',
  ],
}
