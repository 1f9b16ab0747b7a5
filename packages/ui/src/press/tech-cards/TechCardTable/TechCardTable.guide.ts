import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Lists tech cards: at which stage each book is, for how long, in whose hands and until when.',
  anatomy: ['Book with number and authors', 'Stage and status', 'Days at the stage', 'Manager', 'Print run', 'Due day'],
  instead: [
    ['Cards are moved between stages', 'KanbanBoard'],
    ['Covers matter more than columns', 'TechCardCards'],
    ['It is one card in a column of a board', 'TechCardTile'],
  ],
  keyboard: [
    ['Tab', 'Goes through headers that sort and through the rows'],
    ['Enter', 'Sorts, or opens the card'],
  ],
  accessibility: ['Each row is a link named by the book.', 'The stage is an icon and a word on its colour.'],
  dos: [
    'Sort on the server: the keys are the call’s.',
    'Offer TechCardCards beside it as another view of the same rows.',
  ],
  donts: ['Do not add a column that most rows leave empty; it belongs on the passport.'],
}
