import type { StoredFile } from '../shared/files/rows.ts'
import type { Person } from '../shared/people/rows.ts'
import type { RemarkKind, RoundOutcome } from './remarks.ts'

/** An author's remark on a page of a signal copy. */
export interface SignalRemark {
  id: number
  version: number
  kind: RemarkKind
  /** The page number, from 1. */
  page: number
  /** The position on the page: the distance from its left and top edges, from 0 to 1. */
  x: number
  y: number
  text: string
  author: Person
  created_at: string
}

/** A review round of a signal copy: a file and its outcome. */
export interface SignalRound {
  id: number
  /** The number of the round, from 1. */
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
  /** When the reader first opened the file. `seen` lists the pages that the reader has viewed. */
  opened_at: string | null
  seen: number[]
}

/** A signal copy with its rounds, the deadline for the author's signature, and the expected duration of the next steps. */
export interface Signal {
  /** The review rounds, the oldest first. */
  rounds: SignalRound[]
  /** The last day for the author to sign; null when no signature is pending. */
  sign_by: string | null
  /** Durations in working days: of printing a signal copy, and from the start of the print run to the author's copies. */
  pace: { signal: number; run: number }
}

/** A page of a signal copy, as an image and as text. */
export interface SignalPage {
  page: number
  /** The size of the page, in points. */
  width: number
  height: number
  src: string
  text: string
}
