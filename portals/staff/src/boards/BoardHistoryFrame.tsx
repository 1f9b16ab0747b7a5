import { useTranslation, useFormat } from '@press/i18n'
import { usePageTitle } from '@press/shell'
import {
  addDays,
  Badge,
  BoardReplay,
  Button,
  Chip,
  listEveryDay,
  glyphs,
  Page,
  PageHeader,
  SearchField,
  useToday,
  useAnnounce,
  useShortcut,
  type BoardReplayProps,
  type ReplayDay,
  type ReplayMove,
} from '@press/ui'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { useReplay } from './useReplay.ts'

/** The number of days before today that the axis shows by default. */
const defaultSpanDays = 83
/** The number of days before the shown day that the axis shows at least. */
const daysBeforeShownDay = 14

/** Returns the range of days on the axis for a past day. */
export function useHistoryRange(day: string): { from: string; to: string } {
  const to = useToday()
  return { from: [addDays(to, -defaultSpanDays), addDays(day, -daysBeforeShownDay)].toSorted()[0] ?? day, to }
}

/** A move, with the id of the moved card. */
export type BoardHistoryMove = ReplayMove & { card: number }

interface BoardHistoryFrameProps<Column extends string> extends Pick<BoardReplayProps, 'counts' | 'placeOf'> {
  /** The shown day, `yyyy-mm-dd`. */
  shownDay: string
  /** Shows another day; '' means today. */
  onDayChange: (day: string) => void
  /** The number of moves for each day on the axis. */
  moveCounts: { first: string | null; days: readonly ReplayDay[] } | undefined
  /** The moves of the day. Keep the array stable between renders. */
  moves: readonly BoardHistoryMove[]
  /** Returns the column in which a card was. Keep the function stable between renders. */
  columnOf: (card: number) => Column | undefined
  search: { label: string; value: string; onChange: (words: string) => void }
  /** The number of cards, for the header. If set, the day is announced to screen readers. */
  count?: { text: string; spokenText: string } | undefined
  /** Further controls for the header. */
  tools?: ReactNode
  children: (
    replay: Pick<ReturnType<typeof useReplay<Column>>, 'movedCards' | 'spotlight'> & {
      /** Whether changes since that day are shown. */
      since: boolean
    },
  ) => ReactNode
}

/** A past day of a board, read-only: the time axis and the moves around the board, and a button back to today. */
export function BoardHistoryFrame<Column extends string>(props: BoardHistoryFrameProps<Column>) {
  const { shownDay, onDayChange, moveCounts, moves, columnOf, search, count, tools, counts, placeOf, children } = props
  const { t } = useTranslation('boards')
  usePageTitle(t('past.open'), 'below')
  const { date } = useFormat()
  const { from, to: today } = useHistoryRange(shownDay)
  const days = useMemo(() => {
    const first = moveCounts?.first ?? from
    return listEveryDay(first > from && first <= shownDay ? first : from, today, moveCounts?.days ?? [])
  }, [moveCounts, from, today, shownDay])
  const replay = useReplay({ shownDay, today, days, moves, columnOf, onDayChange })
  const [showsChanges, setShowsChanges] = useState(true)
  useShortcut('g', () => setShowsChanges(!showsChanges))
  // If a menu is open, the menu handles Esc itself.
  useShortcut('esc', () => document.querySelector('[role=menu]') ?? onDayChange(''))
  useDayAnnouncement(shownDay, count?.spokenText, moves.length)

  return (
    <Page
      scroll="bleed"
      header={
        <PageHeader
          title={t('past.title', { date: date(shownDay, 'date') })}
          count={count ? count.text : undefined}
          activeFilterCount={search.value ? 1 : 0}
          filters={
            <>
              <SearchField label={search.label} value={search.value} onValueChange={search.onChange} />
              <Badge glyph={glyphs.lockSimple}>{t('past.readOnly')}</Badge>
              <Chip
                label={t('past.sinceThen')}
                glyph={glyphs.ghost}
                active={showsChanges}
                aria-pressed={showsChanges}
                onClick={() => setShowsChanges(!showsChanges)}
              />
              {tools}
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
      <BoardReplay
        {...replay.bar}
        days={days}
        day={shownDay}
        onDayChange={(day) => onDayChange(day >= today ? '' : day)}
        moves={moves}
        selected={replay.selected}
        onSelect={replay.select}
        counts={counts}
        placeOf={placeOf}
      >
        {children({ movedCards: replay.movedCards, spotlight: replay.spotlight, since: showsChanges })}
      </BoardReplay>
    </Page>
  )
}

/** Announces the day of the board once its cards have loaded. */
function useDayAnnouncement(boardDay: string, countText: string | undefined, moveCount: number): void {
  const { t } = useTranslation('boards')
  const { date } = useFormat()
  const announce = useAnnounce()
  const announcement =
    countText &&
    t('past.announced', {
      date: date(boardDay, 'dayMonth'),
      books: countText,
      moves: t('past.moves', { count: moveCount }),
    })
  useEffect(() => {
    if (announcement) announce(announcement)
  }, [announcement, announce])
}
