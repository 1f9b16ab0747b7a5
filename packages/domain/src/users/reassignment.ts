import { getSurname } from '../shared/people/names.ts'
import { roleByKey, roleKeys, type RoleKey } from '../shared/people/roles.ts'
import { foldKazakhLetters } from '../shared/text.ts'

/** The kinds of rows that can be reassigned from a person who leaves, and the roles that can take them over (our rule). */
const takersByKind = {
  /** Works that are offered or started. */
  works: ['executor'],
  /** Tech cards in progress that the person manages. */
  cards: ['pm'],
  projects: ['pm'],
  /** Applications in progress that the person submitted. */
  applications: ['author'],
  /** Offers to the person. Offers to the person's organisation are not included. */
  offers: ['author', 'partner'],
  /** Tasks that the person created or that are assigned to the person. */
  todos: 'portal',
  /** Support requests that are not resolved. */
  support: 'portal',
  /** Future events to which the person invited others. */
  events: 'portal',
} as const satisfies Record<string, readonly RoleKey[] | 'portal'>

export type ReassignmentKind = keyof typeof takersByKind
export const reassignmentKinds = Object.keys(takersByKind) as ReassignmentKind[]

/**
 * Returns the roles that can take over rows of this kind from a person with a given role. Tasks, for example, stay within the same
 * portal.
 */
export function getEligibleAssignees(kind: ReassignmentKind, fromRole: RoleKey): readonly RoleKey[] {
  const roles: readonly RoleKey[] | 'portal' = takersByKind[kind]
  const { portal } = roleByKey(fromRole)
  return roles === 'portal' ? roleKeys.filter((role) => roleByKey(role).portal === portal) : roles
}

/** Whether the typed text is the surname of the person to be deactivated. This is the final check for the right account. */
export const isConfirmingSurname = (name: string, typedSurname: string): boolean =>
  foldKazakhLetters(typedSurname) !== '' && foldKazakhLetters(typedSurname) === foldKazakhLetters(getSurname(name))
