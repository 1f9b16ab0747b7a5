import type { Person } from '../shared/people/rows.ts'
import type { RemovalObstacle } from './removal.ts'

/** Something that must be finished before an account can be removed. */
export interface OpenRow {
  kind: RemovalObstacle
  id: number
  /** The name of a book or project, or the number of a document. */
  name: string
}

/** The state of the removal of the reader's own account. */
export interface OwnRemoval {
  open: OpenRow[]
  /** The removal request; null when there is none. A request stays active after its due day until every open row is finished. */
  request: {
    asked_at: string
    /** The first day on which the account may be removed. */
    due: string
  } | null
}

/** A person's request to have their account removed. */
export interface RemovalRequest {
  id: number
  user: Person
  asked_at: string
  /** The first day on which the account may be removed. */
  due: string
  open: OpenRow[]
}
