import type { RoleKey, SupportPriority, SupportStatus, SupportStep, Person, StoredFile } from '@press/domain'

/** A support request (spec §3). */
export interface SupportRequest {
  id: number
  title: string
  description: string
  status: SupportStatus
  priority: SupportPriority
  /** How to reach whoever asked. */
  contact_info: string
  attachment: StoredFile | null
  response: string | null
  /** Of those who answer, for each other; null for everyone else. */
  notes: string | null
  created_at: string
  /** When it was answered for the first time. */
  answered_at: string | null
  /** What happened to it, the oldest first; an answer with its words as they were then. */
  history?: readonly SupportEvent[]
  user: Person
}

/** Something that happened to a request, and who did it. */
export interface SupportEvent {
  id: number
  step: SupportStep
  at: string
  name: string
  /** The answer that was given with it. */
  response: string | null
}

/** What the form sends; the attachment by its number. */
export type SupportBody = Pick<SupportRequest, 'title' | 'description' | 'priority' | 'contact_info'> & {
  attachment: number | null
}

/** What the answering side keeps: perhaps with a new status, perhaps words alone. */
export interface SupportAnswer {
  status: SupportStatus
  response: string
  notes: string
}

/** Who looks at the desk. */
export interface SupportActor {
  id: number
  role: RoleKey
}
