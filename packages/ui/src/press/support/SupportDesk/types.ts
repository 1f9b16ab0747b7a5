import type { RoleKey, SupportRequest, SupportStatus } from '@press/domain'

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
