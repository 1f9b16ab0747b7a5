import type { AnswerOf } from '@press/contract'
import { stageFlags, type BoardCard, type BoardColumn, type MoveInput, type StageFlags } from '@press/domain'

export type Board = AnswerOf<'GET /api/tech-cards/board'>
export type Column = Board['columns'][number]
type CardLists = ReadonlyMap<BoardColumn, readonly BoardCard[]>

/** Adds the flags that a board card omits because they are false. The move rules need all flags. */
export const toMoveInput = (card: BoardCard): MoveInput => ({
  ...(Object.fromEntries(stageFlags.map((flag) => [flag, card[flag] === true])) as StageFlags),
  signalEndDate: card.signalEndDate ?? null,
  print_lacks: card.print_lacks,
  received: card.received,
})

const areSameCards = (one: readonly BoardCard[], other: readonly BoardCard[]): boolean =>
  one.length === other.length && one.every((card, index) => card === other[index])

/**
 * Lists the cards of each column of a board. If the cards of a column did not change, reuses its previous array, so that React
 * renders only the changed columns.
 */
export function createCardLister(): (board: Board) => CardLists {
  let previousLists: CardLists = new Map()
  return ({ techcards, columns }) => {
    const cards = new Map(techcards.map((card) => [card.id, card]))
    previousLists = new Map(
      columns.map(({ key, ids }) => {
        const list = ids.flatMap((id) => cards.get(id) ?? [])
        const previousList = previousLists.get(key)
        return [key, previousList && areSameCards(previousList, list) ? previousList : list]
      }),
    )
    return previousLists
  }
}
