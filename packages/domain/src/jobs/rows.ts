import type { FailedJobState } from './states.ts'

/** A background job that failed. */
export interface FailedJob {
  id: number
  /** The name of the job's kind. The catalog `jobs` names each kind. */
  kind: string
  /** What the job is for: an address, a person, a book or files. Empty if unknown. */
  about: string
  /** The subject of an e-mail; empty until it is composed. */
  subject: string
  state: FailedJobState
  attempts: number
  error: string
  created_at: string
  /** When the next retry is due; null if the job was given up. */
  next_at: string | null
}
