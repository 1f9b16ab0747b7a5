import type { Portal, RoleKey } from '@press/domain'

/** Who makes a call, as their session says. */
export interface Person {
  id: number
  name: string
  email: string
  role: RoleKey
  role_id: number
  portal: Portal
  session_id: number
}
