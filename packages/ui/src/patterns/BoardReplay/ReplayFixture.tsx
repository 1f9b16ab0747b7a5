import { getCurrentStage, stageKeys, type StageKey } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useCallback, useMemo, useState } from 'react'
import { createFlags } from '../../press/shared/fixtures/books.ts'
import { KanbanBoard } from '../KanbanBoard/index.ts'
import { TechCardTile, type TechCardTileCard } from '../../press/tech-cards/TechCardTile/index.ts'
import { BoardReplay } from './BoardReplay.tsx'
import { ReplayGhosts } from './ReplayGhosts.tsx'
import { CurrentPosition } from './CurrentPosition.tsx'
import { day, days, moves, currentCards, pastCards, currentStageById } from './fixtures.ts'
import type { ReplayStep } from './replay.ts'

const cardKey = ({ id }: TechCardTileCard) => id
const cardTitle = ({ book_name }: TechCardTileCard) => book_name
const getCardHref = (id: number) => `#/techcards/${id}`
const cardHref = ({ id }: TechCardTileCard) => getCardHref(id)
const noTargets = () => ({})
const onMove = () => Promise.resolve()

export interface ReplayFixtureProps {
  /** Whether changes since that day are shown under cards and columns. @default true */
  since?: boolean
  /** Whether the shown day has no moves. @default false */
  quiet?: boolean
  onDayChange?: (day: string) => void
}

/** The board of 3 October, for stories. */
export function ReplayFixture({ since = true, quiet = false, onDayChange }: ReplayFixtureProps) {
  const { t } = useTranslation(['boards', 'domain'])
  const [currentDay, setCurrentDay] = useState(day)
  const [step, setStep] = useState<ReplayStep>('day')
  const [playing, setPlaying] = useState(false)
  const [selected, setSelected] = useState<number>()
  const visibleMoves = useMemo(() => (quiet ? [] : moves), [quiet])
  const columns = useMemo(
    () =>
      stageKeys.map((key) => ({
        key,
        stage: key,
        title: t(`domain:stage.${key}`),
        shortTitle: t(`domain:stageShort.${key}`),
        total: pastCards[key].length,
        overdue: 0,
        currentTotal: currentCards[key]?.length ?? 0,
        locked: true,
      })),
    [t],
  )
  const renderGhosts = useCallback((column: StageKey) => {
    const pastIds = new Set(pastCards[column].map(({ id }) => id))
    const newCards = (currentCards[column] ?? []).filter(({ id }) => !pastIds.has(id))
    return (
      <ReplayGhosts
        total={newCards.length}
        ghosts={newCards.slice(0, 3).map((card, index) => ({ ...card, since: `2026-11-${14 - index}` }))}
        hrefOf={getCardHref}
      />
    )
  }, [])
  const spotlight = useMemo(() => {
    const move = visibleMoves.find(({ id }) => id === selected)
    const column = move && stageKeys.find((key) => pastCards[key].some(({ id }) => id === move.techcard_id))
    return move && column && { column, id: move.techcard_id }
  }, [visibleMoves, selected])
  const goToDay = (targetDay: string) => {
    setCurrentDay(targetDay)
    onDayChange?.(targetDay)
  }
  return (
    <BoardReplay
      days={days}
      day={currentDay}
      onDayChange={goToDay}
      step={step}
      onStepChange={setStep}
      onMoveDay={(direction) =>
        goToDay(days[days.findIndex((replayDay) => replayDay.day === currentDay) + direction]?.day ?? currentDay)
      }
      playing={playing}
      onPlay={setPlaying}
      moves={visibleMoves}
      selected={selected}
      onSelect={({ id }) => setSelected(id)}
      counts={columns.map(({ key, total, currentTotal: count }) => ({
        stage: key,
        pastCount: total,
        currentCount: count,
      }))}
    >
      <KanbanBoard
        label={t('title')}
        columns={columns}
        cardsOf={useCallback((column: StageKey) => pastCards[column], [])}
        {...{ cardKey, cardTitle, cardHref, onMove }}
        targets={noTargets}
        ringedCards={useMemo(() => new Set(visibleMoves.map(({ techcard_id }) => techcard_id)), [visibleMoves])}
        spotlight={spotlight}
        renderTail={since ? renderGhosts : undefined}
        renderCard={useCallback(
          (card: TechCardTileCard, column: StageKey) => (
            <>
              <TechCardTile card={card} stage={getCurrentStage(createFlags(column))} today={currentDay} />
              {since && (
                <CurrentPosition
                  pastColumn={column}
                  stage={currentStageById.get(card.id) ?? column}
                  since="2026-11-12"
                />
              )}
            </>
          ),
          [since, currentDay],
        )}
      />
    </BoardReplay>
  )
}
