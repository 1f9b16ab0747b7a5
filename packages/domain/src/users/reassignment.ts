import { getSurname } from '../people/names.ts'
import { roleByKey, roleKeys, type RoleKey } from '../people/roles.ts'
import { foldKazakhLetters } from '../text.ts'

/** What somebody who leaves has under way, and of which roles those are who can take it on (ours). */
const takers = {
  /** Works offered or begun. */
  works: ['executor'],
  /** Tech cards on their way that they manage. */
  cards: ['pm'],
  projects: ['pm'],
  /** Applications under way that they sent. */
  applications: ['author'],
  /** Offers to themselves, not to their organisation. */
  offers: ['author', 'partner'],
  /** Tasks of their own, and those they were given. */
  todos: 'portal',
  /** Requests for help that are not resolved. */
  support: 'portal',
  /** Events still to come that they invited others to. */
  events: 'portal',
} as const satisfies Record<string, readonly RoleKey[] | 'portal'>

export type ReassignmentKind = keyof typeof takers
export const reassignmentKinds = Object.keys(takers) as ReassignmentKind[]

/** The roles that can take something of this kind from somebody of a role; tasks stay among those who use one portal. */
export function getEligibleAssignees(kind: ReassignmentKind, from: RoleKey): readonly RoleKey[] {
  const roles: readonly RoleKey[] | 'portal' = takers[kind]
  const { portal } = roleByKey(from)
  return roles === 'portal' ? roleKeys.filter((role) => roleByKey(role).portal === portal) : roles
}

/** Whether what was typed is the surname of who is to be turned off: the last moment to notice that it is somebody else. */
export const isConfirmingSurname = (name: string, typed: string): boolean =>
  foldKazakhLetters(typed) !== '' && foldKazakhLetters(typed) === foldKazakhLetters(getSurname(name))
