import { useBoard, useBoardDays, type Board } from '@press/client'
import { isStage, type BoardColumn } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { Loaded, useListParams, usePageTitle } from '@press/shell'
import {
  addDays,
  Badge,
  BoardReplay,
  Button,
  Chip,
  EmptyState,
  everyDay,
  glyphs,
  NoResults,
  Page,
  PageHeader,
  ReplayGhosts,
  SearchField,
  todayAtPress,
  useAnnounce,
  useShortcut,
} from '@press/ui'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useStaff } from '../shared/useStaff.ts'
import { MovesExport } from './MovesExport.tsx'
import { emptyBoard, TechCardBoard } from './TechCardBoard.tsx'
import { useReplay } from './useReplay.ts'

interface PastBoardScreenProps {
  /** The day, `yyyy-mm-dd`. */
  at: string
  /** Goes to another day; '' is today. */
  onDayChange: (day: string) => void
}

/** Days that the axis shows before today, or before a day that lies further back. */
const usual = 83
const before = 14
const filters = { search: '' }

/** The board as it stood when a day was over, with that day's moves. Nothing can be changed here. */
export function PastBoardScreen({ at, onDayChange }: PastBoardScreenProps) {
  const { t } = useTranslation('board')
  usePageTitle(t('past.open'), 'below')
  const { date } = useFormat()
  const { role, to } = useStaff()
  const [{ search }, set] = useListParams(filters)
  const today = todayAtPress()
  const { board, error, retry, loadMore } = useBoard({ at, search })
  const from = [addDays(today, -usual), addDays(at, -before)].toSorted()[0] ?? at
  const { data: counted } = useBoardDays(from, today)
  const days = useMemo(() => {
    const first = counted?.first ?? from
    return everyDay(first > from && first <= at ? first : from, today, counted?.days ?? [])
  }, [counted, from, today, at])
  const replay = useReplay({ at, today, days, board, onDayChange })
  const [since, setSince] = useState(true)
  useShortcut('g', () => setSince(!since))
  // A menu that is open takes the key for itself.
  useShortcut('esc', () => document.querySelector('[role=menu]') ?? onDayChange(''))
  useAnnounced(at, board)

  const arrived = useMemo(() => new Map(board?.columns.map(({ key, arrived: those }) => [key, those])), [board])
  const ghosts = useCallback(
    (column: BoardColumn) => {
      const those = arrived.get(column)
      return those && <ReplayGhosts total={those.total} ghosts={those.cards} hrefOf={to.techCard} />
    },
    [arrived, to],
  )

  return (
    <Page
      scroll="bleed"
      header={
        <PageHeader
          title={t('past.title', { date: date(at, 'date') })}
          {...(board && { count: t('past.books', { count: board.total, now: board.now ?? board.total }) })}
          filtersOn={search ? 1 : 0}
          filters={
            <>
              <SearchField label={t('filter.search')} value={search} onValueChange={(next) => set({ search: next })} />
              <Badge glyph={glyphs.lockSimple}>{t('past.readOnly')}</Badge>
              <Chip
                label={t('past.sinceThen')}
                glyph={glyphs.ghost}
                on={since}
                aria-pressed={since}
                onClick={() => setSince(!since)}
              />
              <MovesExport at={at} today={today} />
            </>
          }
          primary={
            <Button variant="primary" onClick={() => onDayChange('')}>
              {t('past.back')}
            </Button>
          }
        />
      }
    >
      <Loaded of={{ data: board ?? (error ? undefined : emptyBoard(role)), error, mutate: retry }}>
        {(shown) => (
          <BoardReplay
            {...replay.bar}
            days={days}
            day={at}
            onDayChange={(day) => onDayChange(day >= today ? '' : day)}
            moves={board?.moves ?? []}
            selected={replay.selected}
            onSelect={replay.select}
            counts={shown.columns.flatMap(({ key, total, now: count }) =>
              isStage(key) ? [{ stage: key, past: total, now: count ?? total }] : [],
            )}
          >
            <TechCardBoard
              at={at}
              board={shown}
              loading={!board}
              startAt=""
              loadMore={loadMore}
              ringed={replay.moved}
              spotlight={replay.spotlight}
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
          </BoardReplay>
        )}
      </Loaded>
    </Page>
  )
}

/** Says which day the board has come to, once its cards are there. */
function useAnnounced(at: string, board: Board | undefined): void {
  const { t } = useTranslation('board')
  const { date } = useFormat()
  const announce = useAnnounce()
  const said =
    board &&
    t('past.announced', {
      date: date(at, 'dayMonth'),
      books: t('past.bookCount', { count: board.total }),
      moves: t('past.moves', { count: board.moves?.length ?? 0 }),
    })
  useEffect(() => {
    if (said) announce(said)
  }, [said, announce])
}
