import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'Lets people find rows among many and work on them: sort, filter, search, arrange columns, choose rows, take them out.',
  anatomy: [
    'Search, filter chips, export and view in the toolbar',
    'Bar of bulk actions in the same place while rows are chosen',
    'Column headers with sorting, menu and edge',
    'Rows, with details beneath some',
    'Pages, or the number of rows found',
  ],
  instead: [
    ['A screen or the server already sorts and filters, and the columns stand still', 'Table'],
    ['Items move through stages', 'KanbanBoard'],
    ['There are few items, each with a picture and an action', 'ApplicationRows, QueueList'],
  ],
  keyboard: [
    ['Tab', 'Goes through the toolbar, the headers and the controls of each row'],
    [
      'Enter, Space on a header',
      'Sorts by it; again turns the order round; with Shift adds it to the columns sorted by',
    ],
    ['Arrow down on a column’s menu', 'Opens the menu: filter, pin, move, width, hide'],
    [
      '← → on a column’s edge',
      'Narrows and widens it (menu, “Change width”); with Shift in larger steps; Esc goes back',
    ],
    ['Space on a check box', 'Chooses the row; with Shift all rows from the one chosen before'],
    ['Enter on the first cell', 'Opens the row'],
  ],
  accessibility: [
    'It is a real table: `aria-sort` stands on the column sorted by first, `aria-rowcount` and `aria-rowindex` count rows that are not drawn.',
    'What was found, how it is sorted, how many rows are chosen and where a column went is read out.',
    'Every column can be moved, pinned, resized and hidden without a pointer.',
    'Give each row a `rowLabel`: its check box and its details are named by it.',
    'Under 768 px rows are cards if you give `renderCard`; otherwise the table scrolls with its first column held.',
  ],
  dos: [
    'Keep `columns` and `rows` the same between renders.',
    'Put the state into the address with `tableParams`, so that a link shows what its sender saw.',
    'Give `total` when the server sorts and filters; `rows` are then the page it sent.',
    'Leave one column without a width: it takes what the others leave.',
  ],
  donts: [
    'Do not load more than some ten thousand rows to filter them here: let the server do it.',
    'Do not put a primary button into a row.',
    'Do not pin more than two columns.',
  ],
}
