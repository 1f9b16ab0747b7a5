import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'An author’s books in five plain phases, from the application to the finished book. Read-only.',
  anatomy: [
    'Five columns, locked',
    'Cover, title, authors',
    'The ribbon of all ten stages',
    'What is going on, in a few words',
  ],
  instead: [
    ['The next step matters most', 'NextActionCard'],
    ['One book is followed from day to day', 'BookTracking'],
  ],
  keyboard: [
    ['← → ↑ ↓', 'Walks the columns and the books'],
    ['Enter', 'Opens the book'],
  ],
  accessibility: ['All of KanbanBoard’s; no card has a Move button, and Space says that nothing is moved here.'],
  dos: ['Leave rejected applications out: they are on no way.'],
  donts: ['Do not show it to the staff: their stages are ten.'],
}
