import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'What waits for this person besides books: offers to accept, contracts to sign, corrections of hours, support requests, given tasks, letters that failed.',
  anatomy: [
    'A heading for each kind, with the way to all of them where not all are shown',
    'What it is, and who asks',
    'Until when, or for how long it has waited',
  ],
  instead: [
    ['Books and works wait', 'QueueList'],
    ['The tasks are the person’s own', 'TodoList'],
  ],
  keyboard: [
    ['Tab', 'Goes from row to row'],
    ['Enter', 'Opens it where it is answered'],
  ],
  accessibility: ['A named region for each kind. A day that is past says by how many days it is late.'],
  dos: ['Draw it under the books; it draws nothing where nothing waits.'],
  donts: ['Do not list what only others can act on.'],
}
