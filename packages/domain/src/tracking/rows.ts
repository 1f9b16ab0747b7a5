import type { Person } from '../shared/people/rows.ts'
import type { BookLanguage } from '../shared/books/reference-lists.ts'
import type { StageKey } from '../shared/stages/stages.ts'

/** A book in the list of book tracking. */
export interface TrackedRow {
  /** The id of its tech card. */
  id: number
  book_name: string
  language: BookLanguage
  authors: string
  src_cover: string | null
  stage: StageKey
  stage_since: string
  /** Working days at the stage so far, and the usual range; null if there are too few past books. */
  lasts: number
  usual: { least: number; most: number } | null
  due: string | null
  /** Why it is late: its due date has passed, or it is at its stage longer than usual. */
  late: 'overdue' | 'slow' | null
  /** The expected delivery date, and its likely range; null once it is delivered. */
  expected: string | null
  earliest: string | null
  latest: string | null
  project_manager: Person | null
}

/** An event of a book's history in plain words. */
export interface BookHistoryEvent {
  id: number
  at: string
  what: 'sent' | 'accepted' | 'created' | 'moved' | 'signalApproved' | 'signalWithdrawn' | 'printScheduled'
  /** The stage that the book reached. */
  stage: StageKey | null
  /** The person who caused the event; null if the person no longer works at the press. */
  by: string | null
}

/** A public link that shows the book's progress to anyone who has it. */
export interface TrackLink {
  code: string
  created_at: string
}
