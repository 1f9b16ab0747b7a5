import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Shows rows of one kind under columns, in the order and the part that its caller asks for.',
  anatomy: [
    'Headers, some of them buttons that sort',
    'Check boxes, when rows can be chosen',
    'Rows',
    'Footer: pages or totals',
  ],
  instead: [
    ['People filter, arrange columns, act on many rows or take them out', 'DataTable'],
    ['The rows are books', 'TechCardTable, ApplicationTable'],
    ['There are few items, each with an action of its own', 'QueueList'],
    ['It is a list of names and values', 'DescriptionList'],
  ],
  keyboard: [
    ['Tab', 'Goes through headers that sort and through the controls of each row'],
    ['Enter, Space on a header', 'Sorts by it; again turns the order round'],
    ['Enter on the first cell', 'Opens the row'],
    ['Arrows', 'Scroll the table while it has the focus itself'],
  ],
  accessibility: [
    'A real table with `aria-sort`; past a hundred rows, which are drawn only where they are seen, `aria-rowcount` and `aria-rowindex` count them all.',
    'A row that leads somewhere is one link in its first cell; the rest of the row belongs to it for the pointer only.',
    'Under 768 px `renderCard` makes it a list of cards.',
  ],
  dos: [
    'Put figures at the end and give them their column’s width.',
    'Keep `columns` and their functions the same between renders.',
    'Pin the column that names the row where the table scrolls sideways.',
  ],
  donts: ['Do not lay out a page with it.', 'Do not put more than one line of detail under a cell.'],
}
