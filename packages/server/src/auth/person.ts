import type { Portal, RoleKey } from '@press/domain'

/** The person who makes a call, according to the session. */
export interface Person {
  id: number
  name: string
  email: string
  role: RoleKey
  role_id: number
  portal: Portal
  session_id: number
}
