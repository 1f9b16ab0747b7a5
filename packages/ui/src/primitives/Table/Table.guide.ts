import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Rows of one kind in columns. The caller sorts and pages them.',
  anatomy: [
    'Headers, which may be sort buttons',
    'Checkboxes, if rows can be selected',
    'Rows',
    'Footer: pages or totals',
  ],
  instead: [
    ['People filter, rearrange columns, run bulk actions or export', 'DataTable'],
    ['The rows are books', 'TechCardTable, ApplicationTable'],
    ['There are few items, each with its own action', 'QueueList'],
    ['It is a list of names and values', 'DescriptionList'],
  ],
  keyboard: [
    ['Tab', 'Moves through the sort buttons and the controls of each row'],
    ['Enter, Space on a header', 'Sorts by it; again reverses the order'],
    ['Enter on the first cell', 'Opens the row'],
    ['Arrows', 'Scrolls the table while the table itself has the focus'],
  ],
  accessibility: [
    'A native table with `aria-sort`. Beyond a hundred rows only visible ones are rendered; `aria-rowcount` and `aria-rowindex` count them all.',
    'The link of a row is in its first cell. The pointer can press the rest of the row too.',
    'Below 768 px `renderCard` turns it into a list of cards.',
  ],
  dos: [
    'Align numbers to the end and set the width of their column.',
    'Keep `columns` and its functions the same between renders.',
    'Pin the column that names the row if the table scrolls sideways.',
  ],
  donts: ['Do not use it for page layout.', 'Do not put more than one line of detail under a cell.'],
}
