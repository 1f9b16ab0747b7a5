import { useBoard, useCardManagers, type BoardFilter } from '@press/client'
import type { BoardColumn } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { QueryBoundary } from '@press/shell'
import { BoardLane, BoardLanes } from '@press/ui'
import { useMemo, useState } from 'react'
import { createEmptyBoard, TechCardBoard } from './TechCardBoard.tsx'
import { useStaff } from '../shared/useStaff.ts'

const unfiltered: BoardFilter = { search: '' }

/** The board in lanes. Each manager with cards that the user may see has a lane, and cards without a manager have a lane. */
export function LanesBoard({ filter }: { filter: BoardFilter }) {
  const { t } = useTranslation('boards')
  const managers = useCardManagers()
  // A limit applies to the whole column, so the totals are counted without filters and lanes.
  const { board: wholeBoard } = useBoard(unfiltered)
  const columnTotals = useMemo(() => new Map(wholeBoard?.columns.map(({ key, total }) => [key, total])), [wholeBoard])
  /** The lane with the latest move. Only this lane offers to undo a move. */
  const [lastLane, setLastLane] = useState<number | 'none'>()
  return (
    <QueryBoundary result={managers}>
      {({ projectManagers }) => {
        const { project_manager_id: selectedManagerId } = filter
        const people = projectManagers.filter(({ id }) => selectedManagerId === undefined || selectedManagerId === id)
        const renderLane = (manager: number | 'none', title: string) => (
          <Lane
            key={manager}
            title={title}
            filter={{ ...filter, project_manager_id: manager }}
            fullTotals={columnTotals}
            last={lastLane === manager}
            onMoved={() => setLastLane(manager)}
          />
        )
        return (
          <BoardLanes label={t('title')}>
            {people.map(({ id, name }) => renderLane(id, name))}
            {selectedManagerId === undefined && renderLane('none', t('lanes.nobody'))}
          </BoardLanes>
        )
      }}
    </QueryBoundary>
  )
}

interface LaneProps {
  title: string
  filter: BoardFilter
  /** The number of cards in each column of the whole board. */
  fullTotals: ReadonlyMap<BoardColumn, number>
  last: boolean
  onMoved: () => void
}

function Lane({ title, filter, fullTotals, last, onMoved }: LaneProps) {
  const { role } = useStaff()
  const { board, error, retry, loadMore, move, takeBack } = useBoard(filter)
  const emptyBoard = createEmptyBoard(role)
  return (
    <BoardLane title={title} nobody={filter.project_manager_id === 'none'} count={board?.total}>
      <QueryBoundary result={{ data: board ?? (error ? undefined : emptyBoard), error, mutate: retry }}>
        {(loadedBoard) => (
          <TechCardBoard
            label={title}
            strip={false}
            fullTotals={fullTotals}
            board={loadedBoard}
            loading={!board}
            startAt=""
            loadMore={loadMore}
            move={(intent) => {
              onMoved()
              return move(intent)
            }}
            takeBack={last ? takeBack : undefined}
          />
        )}
      </QueryBoundary>
    </BoardLane>
  )
}
