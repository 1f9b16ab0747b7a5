import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'An executor’s own works in four columns: offered, in progress, completed, approved. A drop takes an offer or hands in.',
  anatomy: [
    'Columns with their counts',
    'Book, work and how much of it',
    'Fee and day',
    'What the manager said, or waits for',
  ],
  instead: [
    ['Offers are weighed one by one, with what fits', 'MyWorks'],
    ['A manager looks at the works of a project', 'WorkTypeTable'],
  ],
  keyboard: [
    ['Space', 'Lifts a work, then drops it'],
    ['← →', 'Walks the columns; with a lifted work, those that take it'],
    ['Enter', 'Opens the project'],
  ],
  accessibility: [
    'All of KanbanBoard’s: a Move button with a menu, live text, the focus kept on the card.',
    'A drop that hands in opens a dialog; leaving it puts the card back without a word.',
  ],
  dos: ['Resolve `onTake` with false where the manager still chooses: the card stays among the offers.'],
  donts: ['Do not give it works of others: it offers their drops too.'],
}
