import {
  moves,
  rolesFinishingInto,
  rolesMovingInto,
  stageGuard,
  stageKeys,
  targetsFrom,
  type Movable,
  type RoleKey,
  type StageKey,
} from '@press/domain'

/** Those who bring cards to a stage, as the texts name them. */
const movers = ['initiator', 'pm', 'accounting', 'typography', 'stock'] as const
type Mover = (typeof movers)[number] | 'supervisor'

/** Why a card may not go somewhere, as the `board` texts have words for it. */
export type Hindrance =
  | { key: 'roleMayNotMove' | 'needsSignalEndDate' | 'printingNotFinished' }
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
  return guard === 'needsSignalEndDate' || guard === 'printingNotFinished' ? { key: guard } : null
}

/** Whom to ask: the deputy goes with the chief editor, and the supervisor is named only where nobody else may. */
function moversTo(to: StageKey): Mover[] {
  const all = new Set<RoleKey>([...rolesMovingInto(to), ...rolesFinishingInto(to)])
  const named = movers.filter((role) => all.has(role))
  return named.length > 0 ? named : ['supervisor']
}
