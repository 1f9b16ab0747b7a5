import type { RemarkKind, RoundOutcome } from '@press/domain'
import type { StoredFile } from '../../primitives/FileUpload/index.ts'
import type { Person } from '../people/wire.ts'

/* Rows by their wire names, structural: what a call answers fits as it is. */

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

/** A file of a signal copy, and what came of it. */
export interface SignalRound {
  id: number
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
  /** Pages that the reader has seen. */
  seen: number[]
}

/** A page as a picture and as words; its size in points. */
export interface SignalPage {
  page: number
  width: number
  height: number
  src: string
  text: string
}
