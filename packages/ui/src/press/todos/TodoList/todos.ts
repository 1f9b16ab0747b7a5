import {
  createMatcher,
  normalizeSearchText,
  getTodoTime,
  todoTimes,
  type TodoPriority,
  type TodoTime,
  type Todo,
} from '@press/domain'
import { toPressDay } from '../../../private/days.ts'
import { addDays } from '../../../primitives/DateField/dates.ts'

export interface TodoDraft extends Pick<Todo, 'title' | 'priority' | 'due' | 'due_time' | 'notes'> {
  techcard_id: number | null
  assignee_id: number | null
}

export const todoFilters = ['active', 'fav', 'mine', 'given', 'done'] as const

/** The filters and the order of the list. */
export interface TodoView {
  show: (typeof todoFilters)[number]
  priority: TodoPriority | null
  /** Id of the tech card of the related book. */
  book: number | null
  search: string
  order: 'due' | 'own'
}
export const defaultTodoView: TodoView = { show: 'active', priority: null, book: null, search: '', order: 'due' }

/** Whether the task is assigned to a colleague who has not declined it. */
const isAssignedToColleague = ({ created_by, assignee, answer }: Todo, userId: number): boolean =>
  created_by.id === userId && assignee !== null && assignee.id !== userId && answer !== 'declined'

/** Whether the task was completed today. Such a task stays in its place until the end of the day. */
const isDoneToday = ({ done_at }: Todo, today: string): boolean =>
  done_at !== null && toPressDay(new Date(done_at)) === today

export function matchesTodoView(todo: Todo, view: TodoView, userId: number, today: string): boolean {
  const isOpen = !todo.is_done
  const isShown = {
    active: (isOpen || isDoneToday(todo, today)) && !isAssignedToColleague(todo, userId),
    fav: isOpen && todo.is_fav,
    mine: isOpen && todo.assignee?.id === userId,
    given: isOpen && isAssignedToColleague(todo, userId),
    done: todo.is_done,
  }[view.show]
  return (
    isShown &&
    (view.priority ?? todo.priority) === todo.priority &&
    (view.book === null || view.book === todo.book?.id) &&
    createMatcher(view.search)(normalizeSearchText(`${todo.title} ${todo.book?.book_name ?? ''}`))
  )
}

const undatedSortKey = '9999'
/** Returns the sort key of a task. Completed tasks come after open tasks of the same day. */
const getSortKey = ({ due, due_time, is_done }: Todo): string =>
  `${due ?? undatedSortKey} ${is_done ? 1 : 0} ${due_time ?? undatedSortKey}`

export interface TodoGroup {
  /** Due time of the group. Null if the list is in the user's own order or shows completed tasks. */
  time: TodoTime | null
  todos: Todo[]
}

/** Groups tasks by due time, the nearest first. Tasks with the same time keep the user's own order. */
export function groupByTime(todos: readonly Todo[], { show, order }: TodoView, today: string): TodoGroup[] {
  if (show === 'done')
    return [{ time: null, todos: todos.toSorted((a, b) => (b.done_at ?? '').localeCompare(a.done_at ?? '')) }]
  if (order === 'own') return [{ time: null, todos: [...todos] }]
  const sortedTodos = todos.toSorted((a, b) => getSortKey(a).localeCompare(getSortKey(b)))
  return todoTimes
    .map((time) => ({
      time,
      todos: sortedTodos.filter(({ due }) => getTodoTime(due, today, addDays(today, 1)) === time),
    }))
    .filter((group) => group.todos.length > 0)
}
