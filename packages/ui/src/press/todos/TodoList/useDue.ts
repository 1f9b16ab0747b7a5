import type { Todo } from '@press/domain'
import { useFormat } from '@press/i18n'
import { addDays } from '../../../primitives/DateField/dates.ts'

/**
 * Returns a function that formats a due date as short as possible. For today and tomorrow it gives only the time, because the
 * groups have these names.
 */
export function useDue(today: string) {
  const { date } = useFormat()
  return ({ due, due_time }: Pick<Todo, 'due' | 'due_time'>): string => {
    if (due === null) return ''
    if (due_time && (due === today || due === addDays(today, 1))) return due_time
    return `${date(due, 'day')}${due_time ? `, ${due_time}` : ''}`
  }
}
