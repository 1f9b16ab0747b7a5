import type { WorkTypeName } from '../shared/books/work-types.ts'
import type { StageKey } from '../shared/stages/stages.ts'
import type { OtherKind } from './others.ts'
import type { QueueStep } from './steps.ts'

/** A pending step of a book that the reader must take. */
export interface QueueItem {
  kind: 'application' | 'techcard' | 'project' | 'work' | 'shortage'
  id: number
  version: number
  step: QueueStep
  book_name: string
  language: string
  authors: string
  src_cover: string | null
  stage: StageKey
  since: string
  due: string | null
  /** The book's tech card; null while there is only an application. */
  techcard_id: number | null
  /** The id of the project of this project or work, or of the card if it has one. */
  project_id: number | null
  work: WorkTypeName | null
  /** The price of the work; null when none is agreed. */
  price: number | null
  /** The number of missing copies of a run; null for the other kinds. */
  missing: number | null
}

/** Pending items of one kind that are not books. */
export interface OtherGroup {
  kind: OtherKind
  total: number
  /** The first of them, by due date, then the oldest. */
  items: {
    id: number
    title: string
    /** The person who asks, or whom the item is about. */
    about: string
    since: string
    due: string | null
  }[]
}
