import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'A table for finding rows and working on them: sorting, filters, search, adjustable columns, bulk actions, export.',
  anatomy: [
    'Toolbar: search, filter chips, export, columns',
    'Bulk action bar, in the same place while rows are selected',
    'Column headers with sorting, menu and resize edge',
    'Rows, optionally with details beneath',
    'Pages, or the number of rows found',
  ],
  instead: [
    ['A screen or the server already sorts and filters, and the columns are fixed', 'Table'],
    ['Items move through stages', 'KanbanBoard'],
    ['There are few items, each with a picture and an action', 'ApplicationRows, QueueList'],
  ],
  keyboard: [
    ['Tab', 'Moves through the toolbar, the headers and the controls of each row'],
    ['Enter, Space on a header', 'Sorts by it; again reverses the order; with Shift adds it to the sort columns'],
    ['Down on a column’s menu', 'Opens the menu: filter, pin, move, width, hide'],
    [
      'Left, Right on a column’s edge',
      'Narrows or widens it, after “Change width” in the menu; with Shift in larger steps; Esc or Enter returns to the menu button',
    ],
    ['Space on a checkbox', 'Selects the row; with Shift all rows from the last selected one'],
    ['Enter on the first cell', 'Opens the row'],
  ],
  accessibility: [
    'A native table. The first sort column has `aria-sort`; `aria-rowcount` and `aria-rowindex` include rows that are not rendered.',
    'It announces the rows found, the sorting, the number of selected rows and the moves of columns.',
    'Every column can be moved, pinned, resized and hidden without a pointer.',
    'Set `rowLabel`: it names the checkbox and the details of a row.',
    'Below 768 px rows become cards if `renderCard` is set; otherwise the table scrolls with its first column pinned.',
  ],
  dos: [
    'Keep `columns` and `rows` the same between renders.',
    'Keep the state in the address with `tableParams`, so that a link shows what its sender saw.',
    'Set `total` when the server sorts and filters; `rows` is then the page that it sent.',
    'Leave one column without a width: it takes the remaining space.',
  ],
  donts: [
    'Do not load more than about ten thousand rows to filter on the client: let the server filter them.',
    'Do not put a primary button in a row.',
    'Do not pin more than two columns.',
  ],
}
