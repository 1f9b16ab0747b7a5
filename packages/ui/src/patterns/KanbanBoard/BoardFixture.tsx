import { stageKeys, type RoleKey, type StageKey } from '@press/domain'
import { useCallback, useMemo, useState } from 'react'
import { Announcer } from '../../primitives/Announcer/index.ts'
import { ToastProvider } from '../../primitives/Toast/index.ts'
import { TechCardTile, type TechCardTileCard } from '../../press/tech-cards/TechCardTile/index.ts'
import { createFixtureCards, createFixtureColumns, getFixtureTargets, today, type CardsFixture } from './fixtures.ts'
import { KanbanBoard, type KanbanBoardProps } from './KanbanBoard.tsx'
import type { BoardMove } from './types.ts'

type Board = KanbanBoardProps<TechCardTileCard, StageKey>

export interface BoardFixtureProps extends Pick<
  Board,
  'state' | 'empty' | 'startAt' | 'strip' | 'defaultFolded' | 'onOpen' | 'onAdd' | 'onRetry'
> {
  /** @default «Канбан тех. карт» */
  label?: string
  /** The role whose rules apply. @default 'supervisor' */
  role?: RoleKey
  stages?: readonly StageKey[]
  /** The number of cards in each column. @default as many as in the designs */
  size?: number
  /** The number of initially loaded cards in each column. @default all */
  loaded?: number
  /** The response time of the server in milliseconds; `refusal` is its message if it refuses a move. @default 30 */
  delayMs?: number
  refusal?: string
  onMoved?: (move: { id: number; from: StageKey; to: StageKey }) => void
  /** Whether moves can be undone. */
  undoes?: boolean
  /** Called for each rendered list, each rendered card, and each rendered card content. */
  onDraw?: (part: 'list' | 'card' | 'content', id: number) => void
}

const cardTitle = ({ book_name }: TechCardTileCard) => book_name

/** Returns the cards after a move. The moved card is the first in its new column. */
const moveCard = (cards: CardsFixture, card: TechCardTileCard, from: StageKey, to: StageKey): CardsFixture => ({
  ...cards,
  [from]: cards[from].filter(({ id }) => id !== card.id),
  [to]: [card, ...cards[to]],
})

/** A board with a simulated server, for stories. */
export function BoardFixture({
  role = 'supervisor',
  stages = stageKeys,
  size,
  loaded,
  delayMs = 30,
  refusal,
  undoes,
  onMoved,
  onDraw,
  ...board
}: BoardFixtureProps) {
  const [allCards] = useState(() => createFixtureCards(size))
  const [cards, setCards] = useState<CardsFixture>(() =>
    loaded === undefined
      ? allCards
      : (Object.fromEntries(stageKeys.map((key) => [key, allCards[key].slice(0, loaded)])) as unknown as CardsFixture),
  )
  const columns = useMemo(() => createFixtureColumns(cards, stages, loaded && size), [cards, stages, loaded, size])

  const onMove = async ({ card, from, to }: BoardMove<TechCardTileCard, StageKey>) => {
    setCards((current) => moveCard(current, card, from, to))
    await new Promise((resolve) => setTimeout(resolve, delayMs))
    if (refusal) {
      setCards((current) => moveCard(current, card, to, from))
      throw new Error(refusal)
    }
    onMoved?.({ id: card.id, from, to })
  }

  return (
    <Announcer>
      <ToastProvider>
        <KanbanBoard
          label="Канбан тех. карт"
          {...board}
          columns={columns}
          cardsOf={useCallback((column: StageKey) => cards[column], [cards])}
          cardKey={useCallback(
            ({ id }: TechCardTileCard) => {
              onDraw?.('list', id)
              return id
            },
            [onDraw],
          )}
          cardTitle={cardTitle}
          cardHref={useCallback(
            ({ id }: TechCardTileCard) => {
              onDraw?.('card', id)
              return `#/techcards/${id}`
            },
            [onDraw],
          )}
          targets={useCallback((_card: TechCardTileCard, from: StageKey) => getFixtureTargets(role, from), [role])}
          renderCard={useCallback(
            (card: TechCardTileCard, column: StageKey) => {
              onDraw?.('content', card.id)
              return <TechCardTile card={card} stage={column} today={today} />
            },
            [onDraw],
          )}
          onMove={onMove}
          onUndo={undoes ? onMove : undefined}
          onReachEnd={useCallback(
            (column: StageKey) => {
              setTimeout(
                () =>
                  setCards((current) => ({
                    ...current,
                    [column]: allCards[column].slice(0, current[column].length + 40),
                  })),
                delayMs,
              )
            },
            [allCards, delayMs],
          )}
        />
      </ToastProvider>
    </Announcer>
  )
}
