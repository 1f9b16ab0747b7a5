import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Counts many books of the warehouse, row by row.',
  anatomy: [
    'A book, with its authors, its ISBN and what the records say',
    'How many were counted; an empty row stays as it is',
    'The difference beside it',
    'One reason for all that differ',
    'How many books were counted and not saved, and the button',
  ],
  instead: [['One book', 'CountStockDialog']],
  keyboard: [
    ['Tab', 'Goes to the next row'],
    ['Enter', 'Saves the count'],
  ],
  accessibility: ['Every field is named by its book; the difference is read out while it is typed.'],
  dos: [
    'Let the list be paged and searched inside it: what was typed stays with its book and is saved with the rest.',
    'Keep each draft that `onDraft` hands over and say by `draftSavedAt` when.',
  ],
  donts: ['Do not fill the rows with what the records say: then nobody counts.'],
}
