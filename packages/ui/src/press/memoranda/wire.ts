import type { MemorandumState } from '@press/domain'
import type { StoredFile } from '../../primitives/FileUpload/index.ts'

/** A memorandum of cooperation as `GET /api/memoranda` gives it. Days are `yyyy-mm-dd`. */
export interface Memorandum {
  id: number
  version: number
  number: string
  date: string
  party_name: string
  party_bin: string
  subject: string
  signed_on: string | null
  ends_on: string | null
  contact_name: string
  contact_phone: string
  contact_email: string
  note: string
  state: MemorandumState
  scan: StoredFile | null
}
