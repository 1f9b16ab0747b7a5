import { createCardLister, toMoveInput, usePressTables, type Board, type useBoard } from '@press/client'
import {
  boardColumns,
  getColumnLimit,
  getCurrentStage,
  isStage,
  findMissingForMove,
  moveNeedsReason,
  stageKeys,
  type BoardColumn,
  type RoleKey,
} from '@press/domain'
import { useTranslation } from '@press/i18n'
import {
  glyphs,
  KanbanBoard,
  TechCardTile,
  useToday,
  useMoveLabels,
  CurrentPosition,
  type BoardColumn as ShownColumn,
  type BoardMove,
  type KanbanBoardProps,
  type MoveTargets,
} from '@press/ui'
import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { useMoveRefusal, useSayFailure } from '@press/shell'
import { useStaff } from '../shared/useStaff.ts'
import { foldedTechCardColumns } from './folded-columns.ts'
import { useMoveReason } from './useMoveReason.tsx'

interface TechCardBoardProps
  extends
    Pick<ReturnType<typeof useBoard>, 'loadMore'>,
    Partial<Pick<ReturnType<typeof useBoard>, 'move' | 'takeBack'>>,
    Pick<KanbanBoardProps<Card, BoardColumn>, 'ringedCards' | 'spotlight' | 'renderTail' | 'strip'> {
  board: Board
  loading: boolean
  /** The column shown first. */
  startAt: string
  /** Shown when the board has no cards. */
  empty?: ReactNode
  /** @default «Канбан тех. карт» */
  label?: string
  /** The number of cards in each whole column, to check its limit. Set it for a board that is one of several lanes. */
  fullTotals?: ReadonlyMap<BoardColumn, number>
  /** The shown day, if it is not today. Nothing can be moved then. */
  shownDay?: string
  /** Whether each card of a past day shows its current place. */
  since?: boolean
}

type Card = Board['techcards'][number]

const cardKey = ({ id }: Card) => id
const cardTitle = ({ book_name }: Card) => book_name
const noCards: readonly Card[] = []

/** The tech cards on a board, with the moves that this user may make. */
export function TechCardBoard({
  board,
  loading,
  startAt,
  loadMore,
  move,
  takeBack,
  empty,
  shownDay,
  since = false,
  label,
  fullTotals,
  ...boardProps
}: TechCardBoardProps) {
  const { t } = useTranslation('boards')
  const { role, paths } = useStaff()
  const toMoveError = useMoveRefusal()
  const showFailure = useSayFailure()
  const { nameOf, reasonAgainst } = useMoveLabels(role)
  const [askReason, reasonDialog] = useMoveReason()
  const currentDay = useToday()
  const today = shownDay ?? currentDay
  const columns = useColumns(board, shownDay !== undefined, fullTotals)

  const [listCards] = useState(createCardLister)
  const cardsByColumn = useMemo(() => listCards(board), [listCards, board])
  const getCards = useCallback((column: BoardColumn) => cardsByColumn.get(column) ?? noCards, [cardsByColumn])

  const getTargets = useCallback(
    (card: Card, from: BoardColumn): MoveTargets<BoardColumn> => {
      if (!isStage(from)) return {}
      const book = toMoveInput(card)
      const readOnlyReason = shownDay && t('past.readOnly')
      return Object.fromEntries(
        stageKeys
          .filter((stage) => stage !== from)
          .map((stage) => {
            const reason = readOnlyReason || reasonAgainst(book, from, stage)
            return [stage, reason ? { allowed: false, reason } : { allowed: true, action: nameOf(stage) }]
          }),
      )
    },
    [nameOf, reasonAgainst, shownDay, t],
  )

  const onMove = async ({ card, from, to: target }: BoardMove<Card, BoardColumn>) => {
    if (!move || !isStage(from) || !isStage(target)) return
    const book = toMoveInput(card)
    const reason = moveNeedsReason(role, book, target)
      ? await askReason({ title: card.book_name, from, to: target, missingDetails: findMissingForMove(book, target) })
      : undefined
    try {
      await move({ card, from, to: target, ...(reason && { reason }) })
    } catch (error) {
      throw toMoveError(error)
    }
  }

  const onTakeBack = async ({ card, from, to: target }: BoardMove<Card, BoardColumn>) => {
    if (!takeBack || !isStage(from) || !isStage(target)) return
    try {
      await takeBack({ card, from, to: target })
    } catch (error) {
      throw toMoveError(error)
    }
  }

  return (
    <>
      <KanbanBoard
        {...boardProps}
        label={label ?? t('title')}
        state={loading ? 'loading' : 'ready'}
        columns={columns}
        cardsOf={getCards}
        cardKey={cardKey}
        cardTitle={cardTitle}
        cardHref={useCallback(({ id }: Card) => paths.techCard(id), [paths])}
        renderCard={useCallback(
          (card: Card, column: BoardColumn) => (
            <>
              <TechCardTile card={card} stage={getCurrentStage(toMoveInput(card))} today={today} />
              {since && card.now && <CurrentPosition pastColumn={column} {...card.now} />}
            </>
          ),
          [today, since],
        )}
        targets={getTargets}
        onMove={onMove}
        onUndo={takeBack && onTakeBack}
        onReachEnd={useCallback(
          (column: BoardColumn) => {
            loadMore(column).catch(showFailure)
          },
          [loadMore, showFailure],
        )}
        startAt={columns.find(({ key }) => key === startAt)?.key}
        defaultFolded={useState(foldedTechCardColumns.get)[0]}
        onFoldedChange={foldedTechCardColumns.set}
        empty={empty}
      />
      {reasonDialog}
    </>
  )
}

/** Returns the columns of a role before their cards have loaded, so that the board appears immediately. */
export const createEmptyBoard = (role: RoleKey): Board => ({
  total: 0,
  techcards: [],
  columns: (boardColumns[role] ?? []).map((key) => ({ key, total: 0, overdue: 0, ids: [] })),
})

/** Returns the columns with their names. */
function useColumns(
  { columns }: Board,
  isLocked: boolean,
  columnTotals: ReadonlyMap<BoardColumn, number> | undefined,
): ShownColumn<BoardColumn>[] {
  const { t } = useTranslation(['boards', 'domain'])
  const tables = usePressTables()
  const isChiefEditor = ['initiator', 'deputy'].includes(useStaff().role)
  return useMemo(
    () =>
      columns.map(({ key, total, overdue, now }) => {
        const limit = isLocked ? undefined : getColumnLimit(key)
        const wholeCount = columnTotals && (columnTotals.get(key) ?? total)
        const counts = {
          key,
          total,
          overdue,
          ...(limit !== undefined && { limit }),
          ...(wholeCount !== undefined && { fullTotal: wholeCount }),
          ...(now !== undefined && { currentTotal: now }),
          ...(isLocked && { locked: isLocked }),
        }
        return isStage(key)
          ? {
              ...counts,
              // For chief editors this column has the name of the council that sends books there (spec §4).
              title: key === 'editor' && isChiefEditor ? t('riso') : t(`domain:stage.${key}`),
              shortTitle: t(`domain:stageShort.${key}`),
              stage: key,
            }
          : { ...counts, title: t('archive'), shortTitle: t('archive'), glyph: glyphs.archive }
      }),
    // `getColumnLimit` reads the current settings of the press, so the columns must also change with `tables`.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [columns, t, isLocked, columnTotals, tables, isChiefEditor],
  )
}
