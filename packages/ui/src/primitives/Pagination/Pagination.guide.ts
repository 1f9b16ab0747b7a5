import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Shows which rows are on screen, with links to the other pages.',
  anatomy: ['Range and total', 'Rows per page, if adjustable', 'Previous, pages, next'],
  instead: [
    ['All rows are already loaded', 'DataTable with `paging="scroll"`'],
    ['It moves between the steps of a form', 'Steps'],
  ],
  keyboard: [
    ['Tab', 'Moves through the page size and the pages'],
    ['Enter, Space', 'Opens the page'],
  ],
  accessibility: [
    'A named navigation landmark; the current page has `aria-current`.',
    'On the first or last page the arrow stays focusable but disabled.',
    'If loading a page takes long, move the focus to the rows yourself.',
  ],
  dos: ['Set `href`, so that a page can be opened in a new tab or shared.', 'Keep the page number in the address.'],
  donts: ['Do not show it twice for the same rows.', 'Do not hide the total: people use it to judge their filters.'],
}
