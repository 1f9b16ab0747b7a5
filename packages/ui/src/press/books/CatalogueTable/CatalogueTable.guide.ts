import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Lists finished books: what was published, when, and how many copies are left.',
  anatomy: [
    'Cover, title, card’s number and authors',
    'Year',
    'Edition type and language',
    'ISBN',
    'Print run',
    'Stock',
  ],
  instead: [
    ['The book is still being made', 'TechCardTable'],
    ['It is one finished book', 'BookDrawer'],
  ],
  keyboard: [
    ['Tab', 'Goes through headers that sort and through the rows'],
    ['Enter', 'Sorts, or opens the book'],
  ],
  accessibility: ['Each row is a link named by the book.', 'What is left is said in words beside its colour.'],
  dos: ['Sort on the server: the keys are the call’s.'],
  donts: ['Do not count copies that nobody has counted: leave `copies_left` null.'],
}
