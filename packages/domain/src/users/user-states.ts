import { isEmail } from '../shared/people/email.ts'
import { isAllowed } from '../shared/permissions.ts'
import { roleById, roleByKey, roles, type RoleKey, type Specialization } from '../shared/people/roles.ts'

/** The number of hours for which an invitation link is valid (our rule). */
export const invitationLifetimeHours = 72

/** The states of an account: active, invited without a password yet, invited with an expired link, or deactivated. */
export const userStates = ['active', 'invited', 'expired', 'inactive'] as const
export type UserState = (typeof userStates)[number]

interface AccountFacts {
  active: boolean
  has_password: boolean
  invited_at: Date | null
}
/** Returns the state of an account at a moment. */
export function getUserState({ active, has_password, invited_at }: AccountFacts, now: Date): UserState {
  if (!active) return 'inactive'
  if (has_password) return 'active'
  return invited_at && now.getTime() - invited_at.getTime() < invitationLifetimeHours * 3_600_000
    ? 'invited'
    : 'expired'
}

/** Roles that only the supervisor can grant and revoke, because they can read all data of the press. */
const highRoles: readonly RoleKey[] = ['supervisor', 'director']

export const staffRoles: readonly RoleKey[] = roles.flatMap(({ key, portal }) => (portal === 'staff' ? [key] : []))

/** Returns the roles that a person may grant to staff accounts. Authors and partners register themselves (decisions §1). */
export const getAssignableRoles = (actor: RoleKey): readonly RoleKey[] => {
  if (actor === 'supervisor') return staffRoles
  return actor === 'hr' ? staffRoles.filter((role) => !highRoles.includes(role)) : []
}

const specializationsByRole: Partial<Record<RoleKey, readonly Specialization[]>> = {
  executor: ['editor', 'designer', 'layout designer', 'translator'],
  accounting: ['salesDepartment', 'marketing'],
}
/** Returns the possible specializations of a role (decisions §1). Most roles have none. */
export const getSpecializations = (role: RoleKey): readonly Specialization[] => specializationsByRole[role] ?? []

/** Whether a role requires a specialization. */
export const needsSpecialization = (role: RoleKey): boolean => role === 'executor'

export interface UserForm {
  name: string
  email: string
  role_id: number
  specialization: string
}
export type UserField = keyof UserForm
export type UserProblem = 'required' | 'tooLong' | 'email' | 'choice'

const maxNameLength = 200

/** Returns the problems of an account's form by field. */
export function validateUserForm({
  name,
  email,
  role_id,
  specialization,
}: UserForm): Partial<Record<UserField, UserProblem>> {
  const problems: Partial<Record<UserField, UserProblem>> = {}
  if (!name.trim()) problems.name = 'required'
  else if (name.length > maxNameLength) problems.name = 'tooLong'
  if (!email.trim()) problems.email = 'required'
  else if (!isEmail(email.trim())) problems.email = 'email'
  const role = roleById(role_id)
  if (!role) problems.role_id = 'required'
  else if (specialization === '') {
    if (needsSpecialization(role.key)) problems.specialization = 'required'
  } else if (!getSpecializations(role.key).some((one) => one === specialization)) problems.specialization = 'choice'
  return problems
}

export const userActions = ['edit', 'organization', 'role', 'invite', 'endSession', 'deactivate', 'activate'] as const
export type UserAction = (typeof userActions)[number]

/** The reasons why an action on an account is refused. Each reason has a separate text. */
export type UserRefusal = 'role' | 'own' | 'above' | 'outside' | 'partner' | 'inactive' | 'working' | 'accepted'

export interface UserInput {
  id: number
  role_id: number
  state: UserState
}

/** Returns why a person may not perform an action on an account; null when the action is allowed. */
export function getUserRefusal(
  actor: { id: number; role: RoleKey },
  user: UserInput,
  action: UserAction,
): UserRefusal | null {
  const assignableRoles = getAssignableRoles(actor.role)
  if (assignableRoles.length === 0) return 'role'
  const role = roleById(user.role_id)
  if (role && highRoles.includes(role.key) && !assignableRoles.includes(role.key)) return 'above'
  if (user.id === actor.id && action !== 'edit' && action !== 'organization') return 'own'
  if (action === 'activate') return user.state === 'inactive' ? null : 'working'
  if (user.state === 'inactive') return 'inactive'
  // A partner sees the data of the partner's organisation. Only a role that may edit organisations can therefore change the
  // organisation of a partner.
  if (action === 'organization' && role?.key === 'partner' && !isAllowed(actor.role, 'organizations', 'write'))
    return 'partner'
  if (action === 'role' && role?.portal !== roleByKey('supervisor').portal) return 'outside'
  return action === 'invite' && user.state === 'active' ? 'accepted' : null
}
