import type { Transition } from '../shared/transitions.ts'

/** The statuses of a project. `urgent` is a separate flag (decisions §3). */
export const projectStatuses = ['new', 'in progress', 'done'] as const
export type ProjectStatus = (typeof projectStatuses)[number]

const roles = ['initiator', 'pm', 'supervisor'] as const

/** The status changes of a project. Roles that may write projects start and finish them. */
export const projectTransitions: readonly Transition<ProjectStatus>[] = [
  { from: 'new', to: 'in progress', roles },
  { from: 'in progress', to: 'done', roles },
]

/** The lists into which `GET /api/project` groups projects by status. The names come from the specification (§3). */
export const projectGroups = {
  new: 'projectsNew',
  'in progress': 'projectsInProgres',
  done: 'projectsDone',
} as const satisfies Record<ProjectStatus, string>
