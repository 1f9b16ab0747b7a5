import type { Transition } from '../transitions.ts'

/** Statuses of a project; `urgent` is a mark beside them (decisions §3). */
export const projectStatuses = ['new', 'in progress', 'done'] as const
export type ProjectStatus = (typeof projectStatuses)[number]

const roles = ['initiator', 'pm', 'supervisor'] as const

/** A project is started and finished by those who write projects. */
export const projectTransitions: readonly Transition<ProjectStatus>[] = [
  { from: 'new', to: 'in progress', roles },
  { from: 'in progress', to: 'done', roles },
]

/** The lists `GET /api/project` groups projects into, by status; the names are the spec's (§3). */
export const projectGroups = {
  new: 'projectsNew',
  'in progress': 'projectsInProgres',
  done: 'projectsDone',
} as const satisfies Record<ProjectStatus, string>
