import {
  boardColumns,
  getDueTone,
  isStage,
  stageKeys,
  type BoardColumn as ColumnKey,
  type RoleKey,
} from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useCallback, useMemo, useState } from 'react'
import { glyphs } from '../../foundations/Icon/index.ts'
import { Announcer } from '../../primitives/Announcer/index.ts'
import { ToastProvider } from '../../primitives/Toast/index.ts'
import { createFlags } from '../../press/shared/fixtures/books.ts'
import { TechCardTile, type TechCardTileCard } from '../../press/tech-cards/TechCardTile/index.ts'
import { createFixtureCards, today } from './fixtures.ts'
import { KanbanBoard } from './KanbanBoard.tsx'
import type { BoardMove, MoveTargets } from './types.ts'
import { useMoveLabels } from '../../press/tech-cards/useMoveLabels.ts'

type Card = TechCardTileCard
export type RoleBoardCards = Partial<Record<ColumnKey, readonly Card[]>>

interface RoleBoardProps {
  role: RoleKey
  cards: RoleBoardCards
  /** The date when the signal copies were approved; null if not yet. @default null */
  signalEndDate?: string | null
  onMoved?: (move: { id: number; from: ColumnKey; to: ColumnKey }) => void
}

const cardKey = ({ id }: Card) => id
const cardTitle = ({ book_name }: Card) => book_name
const cardHref = ({ id }: Card) => `#/techcards/${id}`
const noCards: readonly Card[] = []

const isLate = ({ due }: Card) => due != null && getDueTone(due, today) === 'overdue'

/** The board of a role as the domain defines it: its columns, moves and refusal reasons. */
function RoleBoard({ role, cards: initialCards, signalEndDate = null, onMoved }: RoleBoardProps) {
  const { t } = useTranslation(['boards', 'domain'])
  const { nameOf, reasonAgainst } = useMoveLabels(role)
  const [cards, setCards] = useState(initialCards)
  const columns = useMemo(
    () =>
      (boardColumns[role] ?? []).map((key) => ({
        key,
        ...(isStage(key) ? { stage: key } : { glyph: glyphs.archive }),
        title: isStage(key) ? t(`domain:stage.${key}`) : t('archive'),
        shortTitle: isStage(key) ? t(`domain:stageShort.${key}`) : t('archive'),
        total: cards[key]?.length ?? 0,
        overdue: key === 'done' ? 0 : (cards[key]?.filter(isLate).length ?? 0),
      })),
    [role, t, cards],
  )
  const targets = useCallback(
    (_card: Card, from: ColumnKey): MoveTargets<ColumnKey> =>
      isStage(from)
        ? Object.fromEntries(
            stageKeys
              .filter((stage) => stage !== from)
              .map((stage) => {
                const reason = reasonAgainst({ ...createFlags(from), signalEndDate }, from, stage)
                return [stage, reason ? { allowed: false, reason } : { allowed: true, action: nameOf(stage) }]
              }),
          )
        : {},
    [nameOf, reasonAgainst, signalEndDate],
  )
  const onMove = async ({ card, from, to }: BoardMove<Card, ColumnKey>) => {
    setCards((current) => ({
      ...current,
      [from]: current[from]?.filter(({ id }) => id !== card.id) ?? [],
      [to]: [card, ...(current[to] ?? [])],
    }))
    await new Promise((resolve) => setTimeout(resolve, 30))
    onMoved?.({ id: card.id, from, to })
  }
  return (
    <KanbanBoard
      label={t('title')}
      columns={columns}
      cardsOf={useCallback((column: ColumnKey) => cards[column] ?? noCards, [cards])}
      {...{ cardKey, cardTitle, cardHref, targets, onMove }}
      renderCard={useCallback(
        (card: Card, column: ColumnKey) => (
          <TechCardTile card={card} stage={isStage(column) ? column : 'done'} today={today} />
        ),
        [],
      )}
    />
  )
}

/** A role's board alone, with four cards per column. */
export function RoleBoardFixture(props: Omit<RoleBoardProps, 'cards'>) {
  const [cards] = useState(() => createFixtureCards(4))
  return (
    <Announcer>
      <ToastProvider>
        <RoleBoard {...props} cards={cards} />
      </ToastProvider>
    </Announcer>
  )
}
