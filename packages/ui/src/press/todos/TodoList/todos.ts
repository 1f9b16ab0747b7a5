import { matcher, plain, type TodoPriority } from '@press/domain'

/** A task (spec §3). */
export interface Todo {
  id: number
  title: string
  priority: TodoPriority
  is_done: boolean
  is_fav: boolean
}

export type TodoDraft = Pick<Todo, 'title' | 'priority'>

export const todoShows = ['active', 'fav', 'done', 'all'] as const

/** Which tasks are shown. */
export interface TodoView {
  show: (typeof todoShows)[number]
  priority: TodoPriority | null
  search: string
}
export const wholeView: TodoView = { show: 'active', priority: null, search: '' }

export function matches({ title, priority, is_done, is_fav }: Todo, view: TodoView): boolean {
  const shown = { active: !is_done, fav: is_fav, done: is_done, all: true }[view.show]
  return shown && (view.priority ?? priority) === priority && matcher(view.search)(plain(title))
}
