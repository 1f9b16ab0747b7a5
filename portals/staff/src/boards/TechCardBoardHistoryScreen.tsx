import { useBoard, useCall } from '@press/client'
import { isStage, type BoardColumn } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { QueryBoundary, useListParams } from '@press/shell'
import { EmptyState, NoResults, ReplayGhosts } from '@press/ui'
import { useCallback, useMemo } from 'react'
import { useStaff } from '../shared/useStaff.ts'
import { ExportMovesButton } from './ExportMovesButton.tsx'
import { BoardHistoryFrame, useHistoryRange } from './BoardHistoryFrame.tsx'
import { emptyBoard, TechCardBoard } from './TechCardBoard.tsx'

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
  const { role, to } = useStaff()
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
    () => new Map(board?.columns.map(({ key, arrived: those }) => [key, those])),
    [board],
  )
  const renderGhosts = useCallback(
    (column: BoardColumn) => {
      const arrivals = arrivalsByColumn.get(column)
      return arrivals && <ReplayGhosts total={arrivals.total} ghosts={arrivals.cards} hrefOf={to.techCard} />
    },
    [arrivalsByColumn, to],
  )
  const shownBoard = board ?? emptyBoard(role)
  return (
    <BoardHistoryFrame
      at={at}
      onDayChange={onDayChange}
      counted={dayCounts}
      moves={moves}
      columnOf={columnOf}
      search={{ label: t('filter.search'), value: search, onChange: (next) => setParams({ search: next }) }}
      count={
        board && {
          shown: t('past.books', { count: board.total, now: board.now ?? board.total }),
          said: t('past.bookCount', { count: board.total }),
        }
      }
      counts={shownBoard.columns.flatMap(({ key, total, now: count }) =>
        isStage(key) ? [{ stage: key, past: total, now: count ?? total }] : [],
      )}
      tools={<ExportMovesButton at={at} today={range.to} />}
    >
      {({ moved, spotlight, since }) => (
        <QueryBoundary of={{ data: error && !board ? undefined : shownBoard, error, mutate: retry }}>
          {(loadedBoard) => (
            <TechCardBoard
              at={at}
              board={loadedBoard}
              loading={!board}
              startAt=""
              loadMore={loadMore}
              ringed={moved}
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
