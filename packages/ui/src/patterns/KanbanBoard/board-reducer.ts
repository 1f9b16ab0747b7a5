import type { BoardMove, CardKey, MoveTarget, MoveTargets } from './types.ts'

/** A lifted card that has not been dropped yet. */
export interface Lift<Card, Key extends string> {
  card: Card
  id: CardKey
  from: Key
  /** The column under the lifted card: at first the card's own column, null outside the board. */
  hoveredColumn: Key | null
  targets: MoveTargets<Key>
  method: 'pointer' | 'keyboard' | 'menu'
}

export interface PendingMove<Card, Key extends string> extends BoardMove<Card, Key> {
  id: CardKey
}

export interface BoardState<Card, Key extends string> {
  lift: Lift<Card, Key> | null
  /** Moves that the server has not confirmed yet; at most one per card. */
  moves: readonly PendingMove<Card, Key>[]
  /** The last moved card, while it is highlighted. */
  highlightedCard?: { id: CardKey; column: Key } | undefined
}

export type BoardEvent<Card, Key extends string> =
  | ({ type: 'lift' } & Omit<Lift<Card, Key>, 'hoveredColumn'>)
  | { type: 'over'; column: Key | null }
  | { type: 'drop' }
  /** A move without a drag: an undo. */
  | { type: 'return'; move: PendingMove<Card, Key> }
  | { type: 'cancel' }
  | { type: 'settle'; id: CardKey }
  | { type: 'dim'; id: CardKey }

/** The result that a drop would have now. */
export type Outcome<Card, Key extends string> =
  | { kind: 'move'; move: PendingMove<Card, Key> }
  | { kind: 'refused'; reason: string | null }
  | { kind: 'back' }

export function getDropOutcome<Card, Key extends string>({
  card,
  id,
  from,
  hoveredColumn,
  targets,
}: Lift<Card, Key>): Outcome<Card, Key> {
  if (hoveredColumn === null || hoveredColumn === from) return { kind: 'back' }
  const target = targets[hoveredColumn]
  if (target?.allowed) return { kind: 'move', move: { card, id, from, to: hoveredColumn } }
  return { kind: 'refused', reason: target?.reason ?? null }
}

/**
 * Returns the columns that the keyboard can move a lifted card to, in the board's order: the allowed columns and the card's own
 * column.
 */
export const getReachableColumns = <Card, Key extends string>(columns: readonly Key[], lift: Lift<Card, Key>): Key[] =>
  columns.filter((key) => key === lift.from || lift.targets[key]?.allowed)

/** Returns the next reachable column in a direction; null at the edge of the board. */
export function getNeighbourColumn<Card, Key extends string>(
  columns: readonly Key[],
  lift: Lift<Card, Key>,
  step: 1 | -1,
): Key | null {
  const keys = getReachableColumns(columns, lift)
  return keys[keys.indexOf(lift.hoveredColumn ?? lift.from) + step] ?? null
}

export const hasTarget = <Key extends string>(targets: MoveTargets<Key>): boolean =>
  Object.values<MoveTarget | undefined>(targets).some((target) => target?.allowed)

/** A state machine for moves by pointer, keyboard, menu and touch. Handles lift, over, drop, return, cancel, settle and dim. */
export function boardReducer<Card, Key extends string>(
  state: BoardState<Card, Key>,
  event: BoardEvent<Card, Key>,
): BoardState<Card, Key> {
  const { lift, moves, highlightedCard } = state
  switch (event.type) {
    case 'lift': {
      const { type: _type, ...lifted } = event
      const isBusy = moves.some(({ id }) => id === event.id)
      return lift || isBusy || !hasTarget(event.targets)
        ? state
        : { moves, lift: { ...lifted, hoveredColumn: event.from } }
    }
    case 'over':
      return lift && lift.hoveredColumn !== event.column
        ? { ...state, lift: { ...lift, hoveredColumn: event.column } }
        : state
    case 'drop': {
      if (!lift) return state
      const outcome = getDropOutcome(lift)
      if (outcome.kind !== 'move') return { moves, lift: null }
      const { move } = outcome
      return { lift: null, moves: [...moves, move], highlightedCard: { id: move.id, column: move.to } }
    }
    case 'return':
      return { lift, moves: [...moves, event.move], highlightedCard: { id: event.move.id, column: event.move.to } }
    case 'cancel':
      return lift ? { lift: null, moves } : state
    case 'settle':
      return { ...state, moves: moves.filter(({ id }) => id !== event.id) }
    case 'dim':
      return highlightedCard?.id === event.id ? { lift, moves } : state
  }
}
