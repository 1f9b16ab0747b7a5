import type { Person } from '../shared/people/rows.ts'
import type { TodoPriority } from './priorities.ts'
import type { TodoAnswer } from './tasks.ts'

/** A task (spec §3) as one of its two people sees it. */
export interface Todo {
  id: number
  version: number
  title: string
  priority: TodoPriority
  is_done: boolean
  /** Whether the reader has starred it; independent of the other person. */
  is_fav: boolean
  /** `yyyy-mm-dd` and `HH:mm` in the press's time zone. A null date means no particular date; a null time means the whole day. */
  due: string | null
  due_time: string | null
  notes: string
  done_at: string | null
  created_at: string
  created_by: Person
  /** The colleague who has the task, and their reply. */
  assignee: Person | null
  answer: TodoAnswer | null
  /** The related book, by its tech card; null for people who may not read the card. */
  book: { id: number; book_name: string } | null
}
