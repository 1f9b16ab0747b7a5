import type { StoredFile } from '../shared/files/rows.ts'
import type { Person } from '../shared/people/rows.ts'
import type { SupportPriority, SupportStatus, SupportStep } from './statuses.ts'

/** An event of a support request and the person who caused it. */
export interface SupportEvent {
  id: number
  step: SupportStep
  at: string
  name: string
  /** The answer that was given with it. */
  response: string | null
}

export interface SupportRequest {
  id: number
  version: number
  title: string
  description: string
  status: SupportStatus
  priority: SupportPriority
  /** The contact information of the person who asks. */
  contact_info: string
  attachment: StoredFile | null
  response: string | null
  /** Internal notes of the support team; null for everyone else. */
  notes: string | null
  created_at: string
  /** When it was first answered. */
  answered_at: string | null
  /** The events, the oldest first. */
  history: SupportEvent[]
  user: Person
}
