import type { RoleKey } from '../shared/people/roles.ts'
import { roleKeys } from '../shared/people/roles.ts'
import type { TodoPriority } from './priorities.ts'

/** The maximum length of a task's title, and the maximum number of a person's open tasks (our rule). */
export const todoLimits = { title: 300, open: 1000 } as const

/** The roles that have tasks. Authors have none, because spec §2 names no such route for them. */
export const todoRoles: readonly RoleKey[] = roleKeys.filter((role) => role !== 'author')

/** A colleague's response to an assigned task: pending, accepted or declined. */
export const todoResponses = ['asked', 'accepted', 'declined'] as const
export type TodoAnswer = (typeof todoResponses)[number]

interface TodoParticipants {
  created_by: { id: number }
  assignee: { id: number } | null
  answer: TodoAnswer | null
  is_done: boolean
}

/**
 * Returns what a person may do with a task. The creator may change everything. The assignee may mark the task as done and respond
 * to it. A declined task no longer belongs to its assignee.
 */
export function getTodoActions(todo: TodoParticipants, person: number) {
  const isCreator = todo.created_by.id === person
  const isAssignee = todo.assignee?.id === person && todo.answer !== 'declined'
  return {
    change: isCreator,
    tick: isCreator || isAssignee,
    answer: isAssignee && todo.answer === 'asked' && !todo.is_done,
  }
}

/** When a task is due relative to today: past, today, tomorrow, later, or without a date. */
export const todoTimes = ['past', 'today', 'tomorrow', 'later', 'none'] as const
export type TodoTime = (typeof todoTimes)[number]

export function getTodoTime(due: string | null, today: string, tomorrow: string): TodoTime {
  if (due === null) return 'none'
  if (due < today) return 'past'
  return due === today ? 'today' : due === tomorrow ? 'tomorrow' : 'later'
}

interface TodoTexts {
  title: string
  priority?: TodoPriority | undefined
  due?: string | null | undefined
  due_time?: string | null | undefined
}

export type TodoProblem = 'required' | 'noDay'

/** Returns the problems of a task. It needs a title, and if it has a time, it also needs a day. */
export function validateTodo({ title, due, due_time }: TodoTexts): Partial<Record<'title' | 'due', TodoProblem>> {
  return { ...(!title.trim() && { title: 'required' }), ...(due_time && !due && { due: 'noDay' }) }
}

/**
 * Converts a message to a task. The title is the first line, cut at a word if the line is too long. If anything was cut, the notes
 * contain the whole message.
 */
export function createTodoFromMessage(content: string): { title: string; notes: string } {
  const text = content.trim()
  const titleLine = text.split('\n')[0]?.trim() ?? ''
  const fitsTitle = titleLine.length <= todoLimits.title
  const shortenedTitle = titleLine.slice(0, todoLimits.title).replace(/\s+\S*$/, '')
  return { title: fitsTitle ? titleLine : shortenedTitle, notes: titleLine === text ? (fitsTitle ? '' : text) : text }
}
