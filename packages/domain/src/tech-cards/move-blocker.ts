import type { RoleKey } from '../people/roles.ts'
import { stageKeys, type StageKey } from './stages.ts'
import {
  moves,
  rolesFinishingInto,
  rolesMovingInto,
  stageGuard,
  targetsFrom,
  type BookRefusal,
  type Movable,
} from './transitions.ts'

/** Those who bring cards to a stage, as they are named to others. */
const movers = ['initiator', 'pm', 'accounting', 'typography', 'stock'] as const
export type Mover = (typeof movers)[number] | 'supervisor'

/** Why a card may not go somewhere, with what helps: from where else it may, or whom to ask. */
export type Hindrance =
  | { key: 'roleMayNotMove' | BookRefusal }
  | { key: 'onlyFrom'; stages: StageKey[] }
  | { key: 'movedBy'; roles: Mover[] }

/** What stands against taking a card from one column to another, for this role and this book; null when nothing does. */
export function hindrance(role: RoleKey, card: Movable, from: StageKey, to: StageKey): Hindrance | null {
  if (!moves[role]) return { key: 'roleMayNotMove' }
  if (!targetsFrom(role, from).includes(to)) {
    const stages = stageKeys.filter((stage) => targetsFrom(role, stage).includes(to))
    return stages.length > 0 ? { key: 'onlyFrom', stages } : { key: 'movedBy', roles: moversTo(to) }
  }
  const guard = stageGuard(card, from, to)
  return guard && { key: guard }
}

/** Whom to ask: the deputy goes with the chief editor, and the supervisor is named only where nobody else may. */
function moversTo(to: StageKey): Mover[] {
  const all = new Set<RoleKey>([...rolesMovingInto(to), ...rolesFinishingInto(to)])
  const named = movers.filter((role) => all.has(role))
  return named.length > 0 ? named : ['supervisor']
}
