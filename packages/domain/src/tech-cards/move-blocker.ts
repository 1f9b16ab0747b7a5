import type { RoleKey } from '../people/roles.ts'
import { stageKeys, type StageKey } from './stages.ts'
import {
  allowedMoves,
  rolesFinishingInto,
  rolesMovingInto,
  getBookRefusal,
  getMoveTargets,
  type BookRefusal,
  type MoveInput,
} from './transitions.ts'

/** Those who bring cards to a stage, as they are named to others. */
const movers = ['initiator', 'pm', 'accounting', 'typography', 'stock'] as const
export type Mover = (typeof movers)[number] | 'supervisor'

/** Why a card may not go somewhere, with what helps: from where else it may, or whom to ask. */
export type MoveBlocker =
  | { key: 'roleMayNotMove' | BookRefusal }
  | { key: 'onlyFrom'; stages: StageKey[] }
  | { key: 'movedBy'; roles: Mover[] }

/** What stands against taking a card from one column to another, for this role and this book; null when nothing does. */
export function getMoveBlocker(role: RoleKey, card: MoveInput, from: StageKey, to: StageKey): MoveBlocker | null {
  if (!allowedMoves[role]) return { key: 'roleMayNotMove' }
  if (!getMoveTargets(role, from).includes(to)) {
    const stages = stageKeys.filter((stage) => getMoveTargets(role, stage).includes(to))
    return stages.length > 0 ? { key: 'onlyFrom', stages } : { key: 'movedBy', roles: moversTo(to) }
  }
  const guard = getBookRefusal(card, from, to)
  return guard && { key: guard }
}

/** Whom to ask: the deputy goes with the chief editor, and the supervisor is named only where nobody else may. */
function moversTo(to: StageKey): Mover[] {
  const all = new Set<RoleKey>([...rolesMovingInto(to), ...rolesFinishingInto(to)])
  const named = movers.filter((role) => all.has(role))
  return named.length > 0 ? named : ['supervisor']
}
