import type { RoleKey } from './people/roles.ts'

/** One row of a table of transitions: what may become what, and by whose hand. */
export interface Transition<Status extends string> {
  from: Status
  to: Status
  /** Who may do it with every row. */
  roles: readonly RoleKey[]
  /** Who may do it only with a row of their own: an offer made to them, a work given to them. */
  own?: readonly RoleKey[]
}

/** Who acts, and whether the row is theirs. */
export interface Actor {
  role: RoleKey
  own: boolean
}

const mayMake = ({ roles, own }: Transition<string>, actor: Actor): boolean =>
  roles.includes(actor.role) || (actor.own && Boolean(own?.includes(actor.role)))

/** The row of a table that lets someone take a status to another; undefined when none does. */
export const findTransition = <Row extends Transition<string>>(
  table: readonly Row[],
  actor: Actor,
  from: Row['from'],
  to: Row['to'],
): Row | undefined => table.find((row) => row.from === from && row.to === to && mayMake(row, actor))

/** The statuses someone may take a row to now, in the order of the table. */
export const getTargetStatuses = <Row extends Transition<string>>(
  table: readonly Row[],
  actor: Actor,
  from: Row['from'],
): Row['to'][] => table.filter((row) => row.from === from && mayMake(row, actor)).map(({ to }) => to)

/** The statuses someone may bring a row from to a status: what to say to whom a table refuses. */
export const getSourceStatuses = <Row extends Transition<string>>(
  table: readonly Row[],
  actor: Actor,
  to: Row['to'],
): Row['from'][] => table.filter((row) => row.to === to && mayMake(row, actor)).map(({ from }) => from)

export type TransitionRefusal =
  /** The role makes no such transitions at all. */
  | 'roleMayNot'
  /** The status does not lead there, or not by this role's hand. */
  | 'notFromHere'
  /** The role may, with rows of its own; this one is another's. */
  | 'notYours'

/** Why a table refuses a transition, or null when it may be made. */
export function transitionRefusal<Row extends Transition<string>>(
  table: readonly Row[],
  actor: Actor,
  from: Row['from'],
  to: Row['to'],
): TransitionRefusal | null {
  if (findTransition(table, actor, from, to)) return null
  if (findTransition(table, { ...actor, own: true }, from, to)) return 'notYours'
  return table.some((row) => mayMake(row, { ...actor, own: true })) ? 'notFromHere' : 'roleMayNot'
}
