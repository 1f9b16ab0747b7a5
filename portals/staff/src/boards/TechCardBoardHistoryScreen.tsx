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

const filters = { search: '' }

/** The board of tech cards as it was at the end of a day, with the moves of that day. */
export function TechCardBoardHistoryScreen({ at, onDayChange }: TechCardBoardHistoryScreenProps) {
  const { t } = useTranslation('boards')
  const { role, to } = useStaff()
  const [{ search }, set] = useListParams(filters)
  const { board, error, retry, loadMore } = useBoard({ at, search })
  const span = useHistoryRange(at)
  const { data: counted } = useCall('GET /api/tech-cards/board/days', { query: { from: span.from, to: span.to } })
  const moves = useMemo(() => (board?.moves ?? []).map((move) => ({ ...move, card: move.techcard_id })), [board])
  const columnOf = useCallback(
    (card: number): BoardColumn | undefined => board?.columns.find(({ ids }) => ids.includes(card))?.key,
    [board],
  )
  const arrived = useMemo(() => new Map(board?.columns.map(({ key, arrived: those }) => [key, those])), [board])
  const ghosts = useCallback(
    (column: BoardColumn) => {
      const those = arrived.get(column)
      return those && <ReplayGhosts total={those.total} ghosts={those.cards} hrefOf={to.techCard} />
    },
    [arrived, to],
  )
  const shownBoard = board ?? emptyBoard(role)
  return (
    <BoardHistoryFrame
      at={at}
      onDayChange={onDayChange}
      counted={counted}
      moves={moves}
      columnOf={columnOf}
      search={{ label: t('filter.search'), value: search, onChange: (next) => set({ search: next }) }}
      count={
        board && {
          shown: t('past.books', { count: board.total, now: board.now ?? board.total }),
          said: t('past.bookCount', { count: board.total }),
        }
      }
      counts={shownBoard.columns.flatMap(({ key, total, now: count }) =>
        isStage(key) ? [{ stage: key, past: total, now: count ?? total }] : [],
      )}
      tools={<ExportMovesButton at={at} today={span.to} />}
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
              renderTail={since ? ghosts : undefined}
              empty={
                search ? (
                  <NoResults query={search} onReset={() => set({ search: '' })} />
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
