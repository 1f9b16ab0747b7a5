import { useBoard, useCall } from '@press/client'
import { isStage, type BoardColumn } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { QueryBoundary, useListParams } from '@press/shell'
import { EmptyState, NoResults, ReplayGhosts } from '@press/ui'
import { useCallback, useMemo } from 'react'
import { useStaff } from '../shared/useStaff.ts'
import { ExportMovesButton } from './ExportMovesButton.tsx'
import { BoardHistoryFrame, useHistoryRange } from './BoardHistoryFrame.tsx'
import { createEmptyBoard, TechCardBoard } from './TechCardBoard.tsx'

export interface TechCardBoardHistoryScreenProps {
  /** The shown day, `yyyy-mm-dd`. */
  at: string
  /** Shows another day; '' means today. */
  onDayChange: (day: string) => void
}

const defaults = { search: '' }

/** The board of tech cards as it was at the end of a day, with the moves of that day. */
export function TechCardBoardHistoryScreen({ at, onDayChange }: TechCardBoardHistoryScreenProps) {
  const { t } = useTranslation('boards')
  const { role, paths } = useStaff()
  const [{ search }, setParams] = useListParams(defaults)
  const { board, error, retry, loadMore } = useBoard({ at, search })
  const range = useHistoryRange(at)
  const { data: dayCounts } = useCall('GET /api/tech-cards/board/days', { query: { from: range.from, to: range.to } })
  const moves = useMemo(() => (board?.moves ?? []).map((move) => ({ ...move, card: move.techcard_id })), [board])
  const columnOf = useCallback(
    (card: number): BoardColumn | undefined => board?.columns.find(({ ids }) => ids.includes(card))?.key,
    [board],
  )
  const arrivalsByColumn = useMemo(
    () => new Map(board?.columns.map(({ key, arrived: columnArrivals }) => [key, columnArrivals])),
    [board],
  )
  const renderGhosts = useCallback(
    (column: BoardColumn) => {
      const arrivals = arrivalsByColumn.get(column)
      return arrivals && <ReplayGhosts total={arrivals.total} ghosts={arrivals.cards} hrefOf={paths.techCard} />
    },
    [arrivalsByColumn, paths],
  )
  const shownBoard = board ?? createEmptyBoard(role)
  return (
    <BoardHistoryFrame
      shownDay={at}
      onDayChange={onDayChange}
      moveCounts={dayCounts}
      moves={moves}
      columnOf={columnOf}
      search={{ label: t('filter.search'), value: search, onChange: (next) => setParams({ search: next }) }}
      count={
        board && {
          text: t('past.books', { count: board.total, now: board.now ?? board.total }),
          spokenText: t('past.bookCount', { count: board.total }),
        }
      }
      counts={shownBoard.columns.flatMap(({ key, total, now: count }) =>
        isStage(key) ? [{ stage: key, pastCount: total, currentCount: count ?? total }] : [],
      )}
      tools={<ExportMovesButton shownDay={at} today={range.to} />}
    >
      {({ movedCards, spotlight, since }) => (
        <QueryBoundary result={{ data: error && !board ? undefined : shownBoard, error, mutate: retry }}>
          {(loadedBoard) => (
            <TechCardBoard
              shownDay={at}
              board={loadedBoard}
              loading={!board}
              startAt=""
              loadMore={loadMore}
              ringedCards={movedCards}
              spotlight={spotlight}
              since={since}
              renderTail={since ? renderGhosts : undefined}
              empty={
                search ? (
                  <NoResults query={search} onReset={() => setParams({ search: '' })} />
                ) : (
                  <EmptyState title={t('past.emptyTitle')}>{t('past.emptyText')}</EmptyState>
                )
              }
            />
          )}
        </QueryBoundary>
      )}
    </BoardHistoryFrame>
  )
}
