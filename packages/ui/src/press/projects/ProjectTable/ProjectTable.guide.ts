import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Lists projects: which book each makes, how far its works are, who runs it and until when.',
  anatomy: [
    'Book with its card’s number and authors',
    'Status and urgent mark',
    'Works done of all',
    'Manager',
    'Deadline',
  ],
  instead: [
    ['It is about where books stand, not about the works on them', 'TechCardTable'],
    ['It is one project with its works', 'ProjectDetail'],
  ],
  keyboard: [
    ['Tab', 'Goes through headers that sort and through the rows'],
    ['Enter', 'Sorts, or opens the project'],
  ],
  accessibility: ['Each row is a link named by the book.'],
  dos: ['Sort on the server: the keys are the call’s.'],
  donts: ['Do not show budgets here: an executor sees this list too.'],
}
