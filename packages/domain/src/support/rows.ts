import type { StoredFile } from '../files/rows.ts'
import type { Person } from '../people/rows.ts'
import type { SupportPriority, SupportStatus, SupportStep } from './statuses.ts'

/** An event of a support request, and who caused it. */
export interface SupportEvent {
  id: number
  step: SupportStep
  at: string
  name: string
  /** The answer that was given with it. */
  response: string | null
}

/** A support request. */
export interface SupportRequest {
  id: number
  version: number
  title: string
  description: string
  status: SupportStatus
  priority: SupportPriority
  /** How to reach the person who asks. */
  contact_info: string
  attachment: StoredFile | null
  response: string | null
  /** Notes of the support team to each other; null for everyone else. */
  notes: string | null
  created_at: string
  /** When it was first answered. */
  answered_at: string | null
  /** The oldest first. */
  history: SupportEvent[]
  user: Person
}
