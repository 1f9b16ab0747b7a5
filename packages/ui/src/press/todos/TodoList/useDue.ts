import { useFormat } from '@press/i18n'
import { addDays } from '../../../primitives/DateField/dates.ts'
import type { Todo } from './todos.ts'

/** When a task is due, in the fewest words: an hour alone of today’s and tomorrow’s, which stand under that name. */
export function useDue(today: string) {
  const { date } = useFormat()
  return ({ due, due_time }: Pick<Todo, 'due' | 'due_time'>): string => {
    if (due === null) return ''
    if (due_time && (due === today || due === addDays(today, 1))) return due_time
    return `${date(due, 'day')}${due_time ? `, ${due_time}` : ''}`
  }
}
