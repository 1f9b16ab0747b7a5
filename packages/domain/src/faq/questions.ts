import { roleKeys, type RoleKey } from '../shared/people/roles.ts'
import { getGrantedScope } from '../shared/permissions.ts'
import type { ScreenPath } from '../screens/address.ts'

const [allRoles, salesRoles] = [roleKeys, ['accounting', 'supervisor']] as const
const cardMoverRoles = ['initiator', 'deputy', 'pm', 'supervisor'] as const

/**
 * The frequent questions, with the roles that ask them and the screen that the answer is about. The catalogs hold the texts under
 * the same keys. The order follows a person's first week at the press.
 */
export const frequentQuestions = [
  { key: 'apply', roles: ['author'], screen: 'applications' },
  { key: 'revision', roles: ['author'], screen: 'applications' },
  { key: 'where', roles: ['author'], screen: 'booktracking' },
  { key: 'sign', roles: ['author'], screen: 'booktracking' },
  { key: 'decide', roles: ['initiator', 'deputy'], screen: 'applications' },
  { key: 'move', roles: cardMoverRoles, screen: 'kanban' },
  { key: 'work', roles: ['pm', 'supervisor'], screen: 'projects' },
  { key: 'take', roles: ['executor'], screen: 'kanban' },
  { key: 'wage', roles: ['executor'], screen: 'mywallet' },
  { key: 'printed', roles: ['typography'], screen: 'home' },
  { key: 'shortage', roles: ['stock'], screen: 'kanban' },
  { key: 'newOffer', roles: salesRoles, screen: 'offers' },
  { key: 'statement', roles: salesRoles, screen: 'statements' },
  { key: 'prices', roles: salesRoles, screen: 'price-list' },
  { key: 'cost', roles: ['author', 'partner', 'initiator'], screen: 'calculator' },
  { key: 'accept', roles: ['author', 'partner'], screen: 'offers' },
  { key: 'pay', roles: ['partner'], screen: 'invoice' },
  { key: 'differs', roles: ['partner'], screen: 'home' },
  { key: 'requisites', roles: ['partner'], screen: 'organization' },
  { key: 'day', roles: allRoles, screen: 'calendar' },
  { key: 'write', roles: roleKeys.filter((role) => getGrantedScope(role, 'techCards', 'read')), screen: 'chat' },
  { key: 'offline', roles: allRoles, screen: 'home' },
  { key: 'password', roles: allRoles, screen: 'profile-setting' },
  { key: 'help', roles: allRoles, screen: 'support' },
] as const satisfies readonly { key: string; roles: readonly RoleKey[]; screen: ScreenPath }[]

export type FrequentQuestion = (typeof frequentQuestions)[number]

/** Returns the frequent questions of a role. */
export const getQuestions = (role: RoleKey): readonly FrequentQuestion[] =>
  frequentQuestions.filter(({ roles }) => (roles as readonly RoleKey[]).includes(role))
