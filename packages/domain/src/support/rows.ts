import type { StoredFile } from '../shared/files/rows.ts'
import type { Person } from '../shared/people/rows.ts'
import type { SupportPriority, SupportStatus, SupportStep } from './statuses.ts'

/** An event of a support request and the person who caused it. */
export interface SupportEvent {
  id: number
  step: SupportStep
  at: string
  name: string
  /** The answer that was given with the event. */
  response: string | null
}

export interface SupportRequest {
  id: number
  version: number
  title: string
  description: string
  status: SupportStatus
  priority: SupportPriority
  /** The contact information of the person who makes the request. */
  contact_info: string
  attachment: StoredFile | null
  response: string | null
  /** Internal notes of the support team; null for everyone else. */
  notes: string | null
  created_at: string
  /** When the request was first answered. */
  answered_at: string | null
  /** The events of the request, the oldest first. */
  history: SupportEvent[]
  user: Person
}
