import type { StoredFile } from '../shared/files/rows.ts'
import type { MemorandumState } from './validation.ts'

/** A memorandum of cooperation between the press and an organisation. */
export interface Memorandum {
  id: number
  version: number
  number: string
  date: string
  party_name: string
  party_bin: string
  subject: string
  /** The date on which both parties had signed; null until then. */
  signed_on: string | null
  /** The last day of the memorandum; null if it has no end date. */
  ends_on: string | null
  contact_name: string
  contact_phone: string
  contact_email: string
  note: string
  state: MemorandumState
  /** The scan of the signed memorandum. */
  scan: StoredFile | null
}
