import { useBoard, type Board } from '@press/client'
import { boardColumns } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { Loaded } from '@press/shell'
import {
  Badge,
  Button,
  DateField,
  Drawer,
  EmptyState,
  glyphs,
  HistoryList,
  IconButton,
  Inline,
  Page,
  PageHeader,
  todayAtPress,
} from '@press/ui'
import { useState } from 'react'
import { useStaff } from '../shared/useStaff.ts'
import { TechCardBoard } from './TechCardBoard.tsx'

interface PastBoardScreenProps {
  /** The day, `yyyy-mm-dd`. */
  at: string
  /** Goes to another day; '' is today. */
  onDay: (day: string) => void
}

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

/** The board as it stood when a day was over, with that day's moves. Nothing can be changed here. */
export function PastBoardScreen({ at, onDay }: PastBoardScreenProps) {
  const { t } = useTranslation('board')
  const { date } = useFormat()
  const { role } = useStaff()
  const { board, error, retry, loadMore } = useBoard({ at })
  const [listed, setListed] = useState(false)
  const day = date(at, 'date')
  const moves = board?.moves ?? []
  const empty: Board = {
    total: 0,
    techcards: [],
    columns: (boardColumns[role] ?? []).map((key) => ({ key, total: 0, overdue: 0, ids: [] })),
  }

  return (
    <Page
      scroll="bleed"
      header={
        <PageHeader
          title={t('past.title', { date: day })}
          {...(board && { count: t('total', { count: board.total }) })}
          filters={
            <>
              <Badge glyph={glyphs.lockSimple}>{t('past.readOnly')}</Badge>
              <Inline wrap={false}>
                <IconButton
                  outline
                  glyph={glyphs.caretLeft}
                  label={t('past.previous')}
                  onClick={() => onDay(addDays(at, -1))}
                />
                <DateField
                  label={t('past.day')}
                  labelHidden
                  value={at}
                  max={addDays(todayAtPress(), -1)}
                  onValueChange={(next) => next && onDay(next)}
                />
                <IconButton
                  outline
                  glyph={glyphs.caretRight}
                  label={t('past.next')}
                  onClick={() => onDay(addDays(at, 1))}
                />
              </Inline>
              <Button onClick={() => setListed(true)}>{t('past.moves', { count: moves.length })}</Button>
            </>
          }
          primary={
            <Button variant="primary" onClick={() => onDay('')}>
              {t('past.back')}
            </Button>
          }
        />
      }
    >
      <Loaded of={{ data: board ?? (error ? undefined : empty), error, mutate: retry }}>
        {(shown) => (
          <TechCardBoard
            key={at}
            at={at}
            board={shown}
            loading={!board}
            startAt=""
            loadMore={loadMore}
            empty={<EmptyState title={t('past.emptyTitle')}>{t('past.emptyText')}</EmptyState>}
          />
        )}
      </Loaded>
      <Drawer open={listed} onOpenChange={setListed} title={t('past.movesOn', { date: day })}>
        {moves.length > 0 ? (
          <HistoryList events={moves} label={t('past.movesOn', { date: day })} />
        ) : (
          <EmptyState title={t('past.noMoves')}>{t('past.noMovesText')}</EmptyState>
        )}
      </Drawer>
    </Page>
  )
}
