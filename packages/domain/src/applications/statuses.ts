import type { RoleKey } from '../shared/people/roles.ts'

export const applicationStatuses = ['in process', 'revision', 'accepted', 'rejected'] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]

interface Transition {
  from: ApplicationStatus
  to: ApplicationStatus
  roles: readonly RoleKey[]
  needsReason: boolean
}

const editorRoles = ['initiator', 'deputy', 'supervisor'] as const

/**
 * The decisions that roles may make on an application (decisions §3). When an author saves an application in `revision`, it returns
 * to `in process` automatically.
 */
export const applicationTransitions: readonly Transition[] = [
  { from: 'in process', to: 'revision', roles: editorRoles, needsReason: true },
  { from: 'in process', to: 'accepted', roles: editorRoles, needsReason: false },
  { from: 'in process', to: 'rejected', roles: editorRoles, needsReason: true },
  { from: 'rejected', to: 'in process', roles: ['supervisor'], needsReason: false },
]

export const findApplicationTransition = (
  role: RoleKey,
  from: ApplicationStatus,
  to: ApplicationStatus,
): Transition | undefined =>
  applicationTransitions.find((one) => one.from === from && one.to === to && one.roles.includes(role))

/** Returns the decisions that a role may currently make on an application. */
export const getAllowedDecisions = (role: RoleKey, from: ApplicationStatus): ApplicationStatus[] =>
  applicationTransitions.filter((one) => one.from === from && one.roles.includes(role)).map(({ to }) => to)

/** Why a role may not make a decision. Either the role never decides, or the current status allows no decision. */
export type DecisionRefusal = 'role' | Exclude<ApplicationStatus, 'in process'>

export function getDecisionRefusal(
  role: RoleKey,
  from: ApplicationStatus,
  to: ApplicationStatus,
): DecisionRefusal | undefined {
  if (findApplicationTransition(role, from, to)) return undefined
  const canRoleDecide = applicationTransitions.some(({ roles }) => roles.includes(role))
  return from === 'in process' || !canRoleDecide ? 'role' : from
}

/** Returns whether the author may still change the application. This is possible until a final decision. */
export const isEditable = (status: ApplicationStatus): boolean => status === 'in process' || status === 'revision'
