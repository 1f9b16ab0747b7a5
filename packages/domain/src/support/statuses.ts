import { roleKeys } from '../shared/people/roles.ts'
import type { Transition } from '../shared/transitions.ts'

/** Statuses of a support request (spec §4). */
export const supportStatuses = ['open', 'in-progress', 'resolved'] as const
export type SupportStatus = (typeof supportStatuses)[number]

export const supportPriorities = ['low', 'medium', 'high'] as const
export type SupportPriority = (typeof supportPriorities)[number]

/** Roles that answer support requests (decisions §2). */
export const supportAnswerers = ['deputy', 'supervisor'] as const

/** The status transitions of a request. The person who made the request may reopen it (decisions §3). */
export const supportTransitions: readonly Transition<SupportStatus>[] = [
  { from: 'open', to: 'in-progress', roles: supportAnswerers },
  { from: 'in-progress', to: 'resolved', roles: supportAnswerers },
  { from: 'resolved', to: 'open', roles: [], own: roleKeys },
]

/** The events of a request in its history. */
export const supportSteps = ['created', 'edited', 'taken', 'answered', 'resolved', 'reopened'] as const
export type SupportStep = (typeof supportSteps)[number]
