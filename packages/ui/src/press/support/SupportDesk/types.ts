import type { RoleKey, SupportRequest, SupportStatus } from '@press/domain'

/** The request body; the attachment is sent as an id. */
export type SupportBody = Pick<SupportRequest, 'title' | 'description' | 'priority' | 'contact_info'> & {
  attachment: number | null
}

/** The data that the support team saves: an answer or notes, with or without a new status. */
export interface SupportAnswer {
  status: SupportStatus
  response: string
  notes: string
}

/** The viewer of the support requests. */
export interface SupportActor {
  id: number
  role: RoleKey
}
