import type { StoredFile } from '../files/rows.ts'
import type { Person } from '../people/rows.ts'
import type { RemarkKind, RoundOutcome } from './remarks.ts'

/** A remark of an author on a page of a signal copy. */
export interface SignalRemark {
  id: number
  version: number
  kind: RemarkKind
  /** From 1. */
  page: number
  /** The place on the page, from its left and its top edge, 0 to 1. */
  x: number
  y: number
  text: string
  author: Person
  created_at: string
}

/** A file of a signal copy, and its outcome. */
export interface SignalRound {
  id: number
  /** From 1. */
  number: number
  file: StoredFile
  sha256: string
  pages: number
  uploaded_by: Person | null
  created_at: string
  outcome: RoundOutcome | null
  outcome_by: Person | null
  outcome_at: string | null
  remarks: SignalRemark[]
  /** When the reader first opened it, and the pages they have seen. */
  opened_at: string | null
  seen: number[]
}

/** A signal copy: its rounds, the decision date and the expected duration of the next steps. */
export interface Signal {
  /** The oldest first. */
  rounds: SignalRound[]
  /** Until when the author signs; null where no signature is pending. */
  sign_by: string | null
  /** In working days: printing a signal copy, and from the start of the run to the author's copies. */
  pace: { signal: number; run: number }
}

/** A page as a picture and as text. */
export interface SignalPage {
  page: number
  /** In points. */
  width: number
  height: number
  src: string
  text: string
}
