import type { RoleKey } from '../people/roles.ts'
import { roleKeys } from '../people/roles.ts'
import type { TodoPriority } from './priorities.ts'

/** Characters of a task's words; tasks of one person that wait at a time (ours). */
export const todoLimits = { title: 300, open: 1000 } as const

/** Whose routes have tasks: everybody's but an author's (spec §2 names none of theirs). */
export const todoRoles: readonly RoleKey[] = roleKeys.filter((role) => role !== 'author')

/** What a colleague says to a task that was given to them: it waits for an answer, was taken, or was not. */
export const todoResponses = ['asked', 'accepted', 'declined'] as const
export type TodoAnswer = (typeof todoResponses)[number]

interface TodoParticipants {
  created_by: { id: number }
  assignee: { id: number } | null
  answer: TodoAnswer | null
  is_done: boolean
}

/**
 * What a person may do with a task: whoever wrote it down changes everything, whoever it was given to ticks it off and answers.
 * Those who declined it do not have it any more.
 */
export function todoActions(todo: TodoParticipants, person: number) {
  const own = todo.created_by.id === person
  const given = todo.assignee?.id === person && todo.answer !== 'declined'
  return { change: own, tick: own || given, answer: given && todo.answer === 'asked' && !todo.is_done }
}

/** When a task is due beside today: past, today, tomorrow, later, or at no time. */
export const todoTimes = ['past', 'today', 'tomorrow', 'later', 'none'] as const
export type TodoTime = (typeof todoTimes)[number]

export function todoTime(due: string | null, today: string, tomorrow: string): TodoTime {
  if (due === null) return 'none'
  if (due < today) return 'past'
  return due === today ? 'today' : due === tomorrow ? 'tomorrow' : 'later'
}

interface Words {
  title: string
  priority?: TodoPriority | undefined
  due?: string | null | undefined
  due_time?: string | null | undefined
}

export type TodoProblem = 'required' | 'noDay'

/** What is wrong with a task: it says something, and an hour is of a day. */
export function validateTodo({ title, due, due_time }: Words): Partial<Record<'title' | 'due', TodoProblem>> {
  return { ...(!title.trim() && { title: 'required' }), ...(due_time && !due && { due: 'noDay' }) }
}

/** A message as a task: its first line, cut between words where that is too long, and all of it as notes where something was cut. */
export function createTodoFromMessage(content: string): { title: string; notes: string } {
  const words = content.trim()
  const line = words.split('\n')[0]?.trim() ?? ''
  const fits = line.length <= todoLimits.title
  const cut = line.slice(0, todoLimits.title).replace(/\s+\S*$/, '')
  return { title: fits ? line : cut, notes: line === words ? (fits ? '' : words) : words }
}
