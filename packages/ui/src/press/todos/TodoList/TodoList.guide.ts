import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'A person’s own tasks: written in one line, ticked off, starred, changed and deleted where they stand.',
  anatomy: [
    'New task: words, priority, button',
    'Which tasks, with how many of each',
    'Priority and search',
    'A task: box, title, priority, star, delete',
  ],
  instead: [
    ['Work is handed from person to person', 'KanbanBoard'],
    ['What waits comes from the press, not from the person', 'QueueList'],
  ],
  keyboard: [
    ['Enter, in the new task', 'adds it; the focus stays for the next'],
    ['Up, Down, Home, End, on a box', 'go from task to task'],
    ['Space, on a box', 'ticks the task off'],
    ['Delete, on a box', 'deletes the task; the focus goes to the way back'],
    ['Enter, on a title', 'changes it; Enter keeps, Esc drops'],
  ],
  accessibility: [
    'What a tick, a deletion or a way back does is read out.',
    'When a task leaves the list under the focus, the next one takes it.',
    'A deleted task can be had back for eight seconds; the time stands while the focus or the pointer is on it.',
  ],
  dos: [
    'Delete on the server in onDelete: it comes when the time is over, or when the list is left.',
    'Reject onAdd and onUpdate when the server refuses: what was typed then stays.',
    'Keep the view that onViewChange hands over in the address.',
  ],
  donts: ['Do not ask again before deleting: the way back is the question.'],
}
