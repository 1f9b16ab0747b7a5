import { getSurname } from '../shared/people/names.ts'
import { roleByKey, roleKeys, type RoleKey } from '../shared/people/roles.ts'
import { foldKazakhLetters } from '../shared/text.ts'

/** What can be reassigned from a person who leaves, and the roles that can take it over (our rule). */
const takers = {
  /** Works that are offered or started. */
  works: ['executor'],
  /** Tech cards in progress that they manage. */
  cards: ['pm'],
  projects: ['pm'],
  /** Applications in progress that they submitted. */
  applications: ['author'],
  /** Offers to the person, not to their organisation. */
  offers: ['author', 'partner'],
  /** Tasks that they created or that are assigned to them. */
  todos: 'portal',
  /** Support requests that are not resolved. */
  support: 'portal',
  /** Future events to which they invited others. */
  events: 'portal',
} as const satisfies Record<string, readonly RoleKey[] | 'portal'>

export type ReassignmentKind = keyof typeof takers
export const reassignmentKinds = Object.keys(takers) as ReassignmentKind[]

/** Returns the roles that can take over this kind from a person with a given role; tasks stay within the same portal. */
export function getEligibleAssignees(kind: ReassignmentKind, from: RoleKey): readonly RoleKey[] {
  const roles: readonly RoleKey[] | 'portal' = takers[kind]
  const { portal } = roleByKey(from)
  return roles === 'portal' ? roleKeys.filter((role) => roleByKey(role).portal === portal) : roles
}

/** Whether the typed text is the surname of the person to be deactivated, as a final check for the right account. */
export const isConfirmingSurname = (name: string, typed: string): boolean =>
  foldKazakhLetters(typed) !== '' && foldKazakhLetters(typed) === foldKazakhLetters(getSurname(name))
