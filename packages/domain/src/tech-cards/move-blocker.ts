import type { RoleKey } from '../shared/people/roles.ts'
import { stageKeys, type StageKey } from '../shared/stages/stages.ts'
import {
  allowedMoves,
  getRolesFinishingInto,
  getRolesMovingInto,
  getBookRefusal,
  getMoveTargets,
  type BookRefusal,
  type MoveInput,
} from './transitions.ts'

/** The roles that move cards, as they are named to other people. */
const moverRoles = ['initiator', 'pm', 'accounting', 'typography', 'stock'] as const
export type Mover = (typeof moverRoles)[number] | 'supervisor'

/** Why a card cannot be moved to a column, with a hint: the stages from which it can be moved, or the roles to ask. */
export type MoveBlocker =
  | { key: 'roleMayNotMove' | BookRefusal }
  | { key: 'onlyFrom'; stages: StageKey[] }
  | { key: 'movedBy'; roles: Mover[] }

/** Returns why a role cannot move this card from one column to another; null when it can. */
export function getMoveBlocker(role: RoleKey, card: MoveInput, from: StageKey, to: StageKey): MoveBlocker | null {
  if (!allowedMoves[role]) return { key: 'roleMayNotMove' }
  if (!getMoveTargets(role, from).includes(to)) {
    const stages = stageKeys.filter((stage) => getMoveTargets(role, stage).includes(to))
    return stages.length > 0 ? { key: 'onlyFrom', stages } : { key: 'movedBy', roles: findMovers(to) }
  }
  const bookRefusal = getBookRefusal(card, from, to)
  return bookRefusal && { key: bookRefusal }
}

/**
 * Returns the roles to ask for a move. The deputy is not named next to the chief editor. The supervisor is named only when no other
 * role may move the card.
 */
function findMovers(to: StageKey): Mover[] {
  const candidateRoles = new Set<RoleKey>([...getRolesMovingInto(to), ...getRolesFinishingInto(to)])
  const mainMovers = moverRoles.filter((role) => candidateRoles.has(role))
  return mainMovers.length > 0 ? mainMovers : ['supervisor']
}
