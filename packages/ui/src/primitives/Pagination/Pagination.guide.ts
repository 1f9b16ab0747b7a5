import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Says which rows are on screen and leads to the others.',
  anatomy: ['Range and total', 'Rows on a page, when they can be changed', 'Previous, pages, next'],
  instead: [
    ['All rows are already here', 'DataTable with `paging="scroll"`'],
    ['It leads through the steps of a form', 'Steps'],
  ],
  keyboard: [
    ['Tab', 'Goes through the choice of size and the pages'],
    ['Enter, Space', 'Opens the page'],
  ],
  accessibility: [
    'A navigation landmark of its own; the present page says so.',
    'At either end the arrow stays in reach and says that it leads nowhere.',
    'Move the focus to the rows yourself where a new page takes long.',
  ],
  dos: [
    'Give `href`, so that a page can be opened in a new tab and sent to a colleague.',
    'Keep the page in the address.',
  ],
  donts: ['Do not show it twice over the same rows.', 'Do not hide the total: people judge their filters by it.'],
}
