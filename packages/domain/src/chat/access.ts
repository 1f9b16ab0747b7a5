import { roleByKey, type RoleKey } from '../shared/people/roles.ts'
import { getGrantedScope } from '../shared/permissions.ts'

/** Whether people of one role may write to people of another role: always, only about shared books, or never. */
export type ChatAccess = 'always' | 'ofBooks' | 'never'

/**
 * The staff roles that answer people outside the press about any topic: the roles that process their requests, and support (our
 * rule).
 */
const answeringRoles: Partial<Record<RoleKey, readonly RoleKey[]>> = {
  author: ['initiator', 'deputy', 'supervisor'],
  partner: ['accounting', 'deputy', 'supervisor'],
}
/** The staff roles that answer people outside the press about the books that they manage. */
const leadingRoles: Partial<Record<RoleKey, readonly RoleKey[]>> = { author: ['pm'] }

const isStaff = (role: RoleKey): boolean => roleByKey(role).portal === 'staff'

/**
 * Returns whether two roles may write to each other, in both directions. Staff may write to each other. People outside may write to
 * the staff who answer them, but never to each other.
 */
export function getChatAccess(role: RoleKey, otherRole: RoleKey): ChatAccess {
  if (isStaff(role) && isStaff(otherRole)) return 'always'
  if (!isStaff(role) && !isStaff(otherRole)) return 'never'
  const [outsideRole, staffRole] = isStaff(role) ? [otherRole, role] : [role, otherRole]
  if (answeringRoles[outsideRole]?.includes(staffRole)) return 'always'
  return leadingRoles[outsideRole]?.includes(staffRole) ? 'ofBooks' : 'never'
}

/** Returns whether people of a role can start group conversations. Other people can only be invited to a group. */
export const canStartGroupChat = (role: RoleKey): boolean => getGrantedScope(role, 'personal', 'gather') !== undefined

/** Returns whether a group may have its own picture. A group about a book shows the book's cover instead (our rule). */
export const hasOwnPicture = (conversation: { type: 'private' | 'group'; book: boolean }): boolean =>
  conversation.type === 'group' && !conversation.book
