import { daysBetween, getQueueGroup, queueGroups, type BookLanguage, type QueueItem } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import type { ReactNode } from 'react'
import { Panel, Stack } from '../../../foundations/layout/index.ts'
import { Text } from '../../../foundations/Text/index.ts'
import { getBookLang } from '../../../private/book-lang.ts'
import { toPressDay } from '../../../private/days.ts'
import { useToday } from '../../../foundations/Clock/index.ts'
import { Badge } from '../../../primitives/Badge/index.ts'
import { Button, ButtonLink } from '../../../primitives/Button/index.ts'
import { EmptyState } from '../../../primitives/EmptyState/index.ts'
import { fact } from '../../shared/BookRow/BookRow.css.ts'
import { BookRow, BookRows, BookRowsLoading } from '../../shared/BookRow/index.ts'
import { DueDate } from '../../shared/DueDate/index.ts'
import { stageGlyphs } from '../../../foundations/stages/index.ts'

export interface QueueListProps {
  /** The items in the server's order: overdue items first. Omit while the items load. */
  items?: readonly QueueItem[] | undefined
  /** Returns the link to the screen where an item is done or reviewed. */
  hrefOf: (item: QueueItem) => string
  /** Whether a step is done from the row itself. Other steps link to their screen. */
  hasAction?: (item: QueueItem) => boolean
  onAct?: (item: QueueItem) => void
  /** The key of the item whose step is in progress. */
  busy?: string | undefined
  /** The total number of items in each group, if not all of them are shown. */
  counts?: { overdue: number; today: number; later: number }
  /** Shown at the end of the list: the pagination. */
  footer?: ReactNode
}

/** Returns a key that is unique among items of all kinds. */
export const queueKey = ({ kind, id, stage }: Pick<QueueItem, 'kind' | 'id' | 'stage'>): string =>
  `${kind}:${id}:${stage}`

/** The pending items of a person, grouped into overdue, today and later. Each item has a single action. */
export function QueueList({ items, counts, footer, ...rowProps }: QueueListProps) {
  const today = useToday()
  const { t } = useTranslation('queue')
  if (!items) return <BookRowsLoading label={t('loading')} />
  if (items.length === 0) return <EmptyState title={t('emptyTitle')}>{t('emptyText')}</EmptyState>
  return (
    <Stack gap={5}>
      {queueGroups.map((group) => {
        const rows = items.filter(({ due }) => getQueueGroup(due, today) === group)
        return (
          rows.length > 0 && (
            <Panel
              key={group}
              title={t(`group.${group}`)}
              actions={<Text tone="muted">{t('things', { count: counts?.[group] ?? rows.length })}</Text>}
            >
              <BookRows label={t(`group.${group}`)}>
                {rows.map((item) => (
                  <Item key={queueKey(item)} item={item} today={today} {...rowProps} />
                ))}
              </BookRows>
            </Panel>
          )
        )
      })}
      {footer}
    </Stack>
  )
}

type ItemProps = Pick<QueueListProps, 'hrefOf' | 'hasAction' | 'onAct' | 'busy'> & { item: QueueItem; today: string }

function Item({ item, hrefOf, hasAction, onAct, busy, today }: ItemProps) {
  const { t } = useTranslation(['queue', 'domain'])
  const { date, money } = useFormat()
  const { book_name, authors, stage, since, due, kind, work, price, missing, step } = item
  const daysOnStage = daysBetween(toPressDay(since), today)
  const canAct = onAct && hasAction?.(item)
  const actionText = step === 'printRun' && due ? t('printBy', { date: date(due) }) : t(`step.${step}`)
  const actionLabel = t('openNamed', { action: actionText, title: book_name })
  return (
    <BookRow
      title={book_name}
      number={item.techcard_id ?? item.id}
      authors={authors}
      lang={getBookLang(item.language as BookLanguage)}
      src={item.src_cover}
      href={canAct ? hrefOf(item) : undefined}
      facts={
        <>
          <Badge stage={stage} glyph={stageGlyphs[stage]}>
            {kind === 'application' || kind === 'shortage'
              ? t(kind)
              : t(work ? `domain:workType.${work}` : `domain:stageShort.${stage}`)}
          </Badge>
          {due && <DueDate due={due} />}
          {price !== null && <span className={fact}>{money(price)}</span>}
          {!!missing && <span className={fact}>{t('missing', { count: missing })}</span>}
          {work === null && kind !== 'shortage' && (
            <span className={fact}>{daysOnStage > 0 ? t('daysAtStage', { count: daysOnStage }) : t('today')}</span>
          )}
        </>
      }
      action={
        canAct ? (
          <Button
            variant="tinted"
            size="sm"
            busy={busy === queueKey(item)}
            busyLabel={t('doing')}
            aria-label={busy !== queueKey(item) ? actionLabel : undefined}
            onClick={() => onAct(item)}
          >
            {actionText}
          </Button>
        ) : (
          <ButtonLink variant="tinted" size="sm" href={hrefOf(item)} aria-label={actionLabel}>
            {actionText}
          </ButtonLink>
        )
      }
    />
  )
}
