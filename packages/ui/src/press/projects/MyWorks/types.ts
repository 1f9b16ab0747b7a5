import type { BookLanguage, Person } from '@press/domain'
import type { WorkTask } from '../types.ts'

/** A work as its executor has it before them: with the book it is for. */
export interface MyWork extends WorkTask {
  project_id: number
  techcard_id: number
  book_name: string
  language: BookLanguage
  authors: string
  src_cover: string | null
  manager: Person | null
}
