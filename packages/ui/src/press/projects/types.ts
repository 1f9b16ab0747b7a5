import type { RoleKey } from '@press/domain'

/** A person who works with a project. The role decides which steps are allowed; the id decides which works are their own. */
export interface Worker {
  role: RoleKey
  id: number
}
