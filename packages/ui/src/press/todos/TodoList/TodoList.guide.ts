import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'A person’s tasks by the day they are due: their own, those that colleagues gave them, and those that they gave away.',
  anatomy: [
    'Which tasks, by kind, priority and book; on a narrower screen, three lists above',
    'New task: one line whose words say when, for whom, about what and how urgent',
    'What those words were taken for',
    'Search, and the order: by day or one’s own',
    'A task: box, title, book, the other person, priority, day, star, more',
    'The open task with the answer to whoever gave it',
  ],
  instead: [
    ['Work is handed from stage to stage', 'KanbanBoard'],
    ['What waits comes from the press, not from people', 'QueueList'],
  ],
  keyboard: [
    ['N, on a box', 'goes to the new task'],
    ['Enter, in the new task', 'adds it; the focus stays for the next'],
    ['Up, Down, Home, End, on a box', 'go from task to task'],
    ['Space or X, on a box', 'ticks the task off'],
    ['S, on a box', 'stars it'],
    ['1 to 5, on a box', 'gives it a priority'],
    ['Enter, on a box', 'opens it'],
    ['Alt with Up or Down, on a box', 'moves it, in one’s own order'],
    ['Delete, on a box', 'deletes it; the focus goes to the way back'],
  ],
  accessibility: [
    'What a tick, a move, a deletion or a way back does is read out.',
    'Priorities are told by a drawing and a word, never by a colour alone.',
    'A deleted task can be had back for eight seconds; the time stands while the focus or the pointer is on it.',
  ],
  dos: [
    'Delete on the server in onDelete: it comes when the time is over, or when the list is left.',
    'Reject onAdd and onUpdate when the server refuses: what was typed then stays.',
    'Keep the view and the open task in the address.',
  ],
  donts: ['Do not ask again before deleting: the way back is the question.'],
}
