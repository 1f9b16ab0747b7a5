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
  /** The id of the project to which the row belongs. For a tech card, the id of its project; null if it has none. */
  project_id: number | null
  work: WorkTypeName | null
  /** The price of the work; null when no price is agreed. */
  price: number | null
  /** The number of missing copies of a print run. Null for other kinds of rows. */
  missing: number | null
}

/** Pending items of one kind, for example offers or support requests. */
export interface OtherGroup {
  kind: OtherKind
  total: number
  /** The first items of the group. They are sorted by due date, and then from the oldest to the newest. */
  items: {
    id: number
    title: string
    /** The person who makes the request, or whom the item is about. */
    about: string
    since: string
    due: string | null
  }[]
}
