import { roleByKey, type RoleKey } from '../shared/people/roles.ts'
import { getGrantedScope } from '../shared/permissions.ts'

/** Whether people of one role may write to people of another role: always, only about shared books, or never. */
export type ChatAccess = 'always' | 'ofBooks' | 'never'

/**
 * The staff roles that answer people outside the press about any topic: the roles that process their requests, and support (our
 * rule).
 */
const answering: Partial<Record<RoleKey, readonly RoleKey[]>> = {
  author: ['initiator', 'deputy', 'supervisor'],
  partner: ['accounting', 'deputy', 'supervisor'],
}
/** The staff roles that answer people outside the press about the books that they manage. */
const leading: Partial<Record<RoleKey, readonly RoleKey[]>> = { author: ['pm'] }

const isStaff = (role: RoleKey): boolean => roleByKey(role).portal === 'staff'

/**
 * Returns whether two roles may write to each other, in both directions. Staff may write to each other. People outside may write to
 * the staff who answer them, but never to each other.
 */
export function getChatAccess(one: RoleKey, other: RoleKey): ChatAccess {
  if (isStaff(one) && isStaff(other)) return 'always'
  if (!isStaff(one) && !isStaff(other)) return 'never'
  const [outside, inside] = isStaff(one) ? [other, one] : [one, other]
  if (answering[outside]?.includes(inside)) return 'always'
  return leading[outside]?.includes(inside) ? 'ofBooks' : 'never'
}

/** Returns whether people of a role can start group conversations. Other people can only be invited to a group. */
export const canStartGroupChat = (role: RoleKey): boolean => getGrantedScope(role, 'personal', 'gather') !== undefined

/** Returns whether a group may have its own picture. A group about a book shows the book's cover instead (our rule). */
export const hasOwnPicture = (conversation: { type: 'private' | 'group'; book: boolean }): boolean =>
  conversation.type === 'group' && !conversation.book
