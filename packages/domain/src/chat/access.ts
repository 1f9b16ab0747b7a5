import { roleByKey, type RoleKey } from '../people/roles.ts'
import { getGrantedScope } from '../permissions/permissions.ts'

/** Whether people of one role may write to people of another: always, to those of their own books alone, or never. */
export type ChatAccess = 'always' | 'ofBooks' | 'never'

/** Who of the press is there for those outside it, whatever they have with it: who answers what they send, and the support (ours). */
const answering: Partial<Record<RoleKey, readonly RoleKey[]>> = {
  author: ['initiator', 'deputy', 'supervisor'],
  partner: ['accounting', 'deputy', 'supervisor'],
}
/** Who is there for the people of the books that they lead. */
const leading: Partial<Record<RoleKey, readonly RoleKey[]>> = { author: ['pm'] }

const isStaff = (role: RoleKey): boolean => roleByKey(role).portal === 'staff'

/** The same both ways: staff write to each other, those outside to who is there for them, and never to each other. */
export function getChatAccess(one: RoleKey, other: RoleKey): ChatAccess {
  if (isStaff(one) && isStaff(other)) return 'always'
  if (!isStaff(one) && !isStaff(other)) return 'never'
  const [outside, inside] = isStaff(one) ? [other, one] : [one, other]
  if (answering[outside]?.includes(inside)) return 'always'
  return leading[outside]?.includes(inside) ? 'ofBooks' : 'never'
}

/** Whether people of a role begin conversations of several; others are asked into them. */
export const canStartGroupChat = (role: RoleKey): boolean => getGrantedScope(role, 'personal', 'gather') !== undefined

/** Whether a group may have a picture of its own: one about a book shows the book's cover (ours). */
export const hasOwnPicture = (conversation: { type: 'private' | 'group'; book: boolean }): boolean =>
  conversation.type === 'group' && !conversation.book
