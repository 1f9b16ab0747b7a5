import type { RoleKey } from './people/roles.ts'

/** A row of a transition table: the status before, the status after, and the roles that may make the change. */
export interface Transition<Status extends string> {
  from: Status
  to: Status
  /** Roles that may make the change on every row. */
  roles: readonly RoleKey[]
  /** Roles that may make the change only on their own rows, such as an offer made to them or a work assigned to them. */
  own?: readonly RoleKey[]
}

/** The acting role, and whether the row is the person's own. */
export interface Actor {
  role: RoleKey
  own: boolean
}

const canMakeTransition = ({ roles, own }: Transition<string>, actor: Actor): boolean =>
  roles.includes(actor.role) || (actor.own && Boolean(own?.includes(actor.role)))

/** Returns the row of a table that allows this actor to change a status; undefined when no row allows it. */
export const findTransition = <Row extends Transition<string>>(
  table: readonly Row[],
  actor: Actor,
  from: Row['from'],
  to: Row['to'],
): Row | undefined => table.find((row) => row.from === from && row.to === to && canMakeTransition(row, actor))

/** Returns the statuses that this actor may set now, in the order of the table. */
export const getTargetStatuses = <Row extends Transition<string>>(
  table: readonly Row[],
  actor: Actor,
  from: Row['from'],
): Row['to'][] => table.filter((row) => row.from === from && canMakeTransition(row, actor)).map(({ to }) => to)

/** Returns the statuses from which this actor may set a status. The message of a refusal names them. */
export const getSourceStatuses = <Row extends Transition<string>>(
  table: readonly Row[],
  actor: Actor,
  to: Row['to'],
): Row['from'][] => table.filter((row) => row.to === to && canMakeTransition(row, actor)).map(({ from }) => from)

export type TransitionRefusal =
  /** The role may not make any change that sets this status. */
  | 'roleMayNot'
  /** The table does not have the transition, or does not allow it for this role. */
  | 'notFromHere'
  /** The role may make the change only on its own rows, and this row belongs to another person. */
  | 'notYours'

/** Returns why a table refuses a transition, or null when it is allowed. */
export function getTransitionRefusal<Row extends Transition<string>>(
  table: readonly Row[],
  actor: Actor,
  from: Row['from'],
  to: Row['to'],
): TransitionRefusal | null {
  if (findTransition(table, actor, from, to)) return null
  if (findTransition(table, { ...actor, own: true }, from, to)) return 'notYours'
  return table.some((row) => canMakeTransition(row, { ...actor, own: true })) ? 'notFromHere' : 'roleMayNot'
}
