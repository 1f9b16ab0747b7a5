import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'What waits for this person: each book with how long it has stood there and until when. StageSummary above it is the whole production in ten numbers.',
  anatomy: [
    'Cover, title, authors',
    'Stage, day, days at the stage',
    'The one thing to do: a button where it is done from the row, a link where it is done elsewhere',
    'What the list ends with: its pages',
    'StageSummary: a cell for each stage with its books and those that are late',
  ],
  instead: [
    ['The books are searched and sorted', 'TechCardTable, ApplicationTable'],
    ['The tasks are the person’s own', 'TodoList'],
    ['The reader is an author with one thing to do', 'NextActionCard'],
  ],
  keyboard: [
    ['Tab', 'Goes through the cells of the summary, where they lead anywhere, then from row to row'],
    ['Enter', 'Opens the stage or the item'],
  ],
  accessibility: [
    'A named list for each group: overdue, today, later. The step of a row is named by what it does and by the book.',
    'A day that is past is told by how many days it is late.',
    'A cell of the summary says its stage, its books and how many are late in words.',
  ],
  dos: [
    'Keep the server’s order: overdue first.',
    'Leave `items` out while they load: an empty array says that nothing waits.',
    'End a long queue with its pages as `footer`, and give `counts` for the groups.',
    'Let `actsOn` be true only for what needs no word, no file and no form; ask first what cannot be taken back.',
  ],
  donts: ['Do not put a second action into a row.', 'Do not list what only others can act on.'],
}
