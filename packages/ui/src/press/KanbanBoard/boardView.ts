import type { InFlight } from './boardReducer.ts'
import type { BoardColumn, CardKey } from './types.ts'

export interface ColumnView<Card, Key extends string> {
  column: BoardColumn<Key>
  cards: readonly Card[]
  /** Cards that were dropped here and wait for the server. */
  arriving: readonly CardKey[]
}

const nobody: readonly CardKey[] = []

/**
 * A column as it looks while moves are in flight: what left is gone, what came stands first. A caller that shows moves
 * by itself is not contradicted: nothing is counted twice. A column that no move touches is returned as it was given.
 */
export function columnView<Card, Key extends string>(
  column: BoardColumn<Key>,
  cards: readonly Card[],
  moves: readonly InFlight<Card, Key>[],
  cardKey: (card: Card) => CardKey,
): ColumnView<Card, Key> {
  const leaving = moves.filter(({ from }) => from === column.key)
  const coming = moves.filter(({ to }) => to === column.key)
  if (leaving.length === 0 && coming.length === 0) return { column, cards, arriving: nobody }

  const known = (id: CardKey) => cards.find((card) => cardKey(card) === id)
  const gone = leaving.filter(({ id }) => known(id)).length
  const come = coming.filter(({ id }) => !known(id)).length
  const moved = new Set([...leaving, ...coming].map(({ id }) => id))
  return {
    column: gone === come ? column : { ...column, total: column.total + come - gone },
    cards: [
      ...coming.map(({ id, card }) => known(id) ?? card).toReversed(),
      ...cards.filter((card) => !moved.has(cardKey(card))),
    ],
    arriving: coming.map(({ id }) => id),
  }
}
