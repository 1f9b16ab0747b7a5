import { daysBetween, type BookLanguage } from '@press/domain'
import { useTranslation } from '@press/i18n'
import type { ReactNode } from 'react'
import { bookLang } from '../../../private/bookLang.ts'
import { dayOf } from '../../../private/days.ts'
import { useToday } from '../../../private/useToday.ts'
import { Badge } from '../../../primitives/Badge/index.ts'
import { ButtonLink } from '../../../primitives/Button/index.ts'
import { EmptyState } from '../../../primitives/EmptyState/index.ts'
import { fact } from '../../books/BookRow/BookRow.css.ts'
import { BookRow, BookRows, BookRowsLoading } from '../../books/BookRow/index.ts'
import { DueDate } from '../../books/DueDate/index.ts'
import { stageGlyphs } from '../../books/stages/index.ts'
import type { QueueItem } from '../wire.ts'

export interface QueueListProps {
  /** As the server orders them: overdue first. Leave it out while they are loading. */
  items?: readonly QueueItem[] | undefined
  /** The page of an item. */
  hrefOf: (item: QueueItem) => string
  /** What the list ends with: a button for the rest. */
  footer?: ReactNode
  /** @default now */
  today?: string
}

/** What waits for this person, with how long it has stood there and until when. */
export function QueueList({ items, hrefOf, footer, today: given }: QueueListProps) {
  const today = useToday(given)
  const { t } = useTranslation('queue')
  if (!items) return <BookRowsLoading label={t('loading')} />
  if (items.length === 0) return <EmptyState title={t('emptyTitle')}>{t('emptyText')}</EmptyState>
  return (
    <>
      <BookRows label={t('title')}>
        {items.map((item) => (
          <Item key={`${item.kind}:${item.id}`} item={item} href={hrefOf(item)} today={today} />
        ))}
      </BookRows>
      {footer}
    </>
  )
}

function Item({ item, href, today }: { item: QueueItem; href: string; today: string }) {
  const { t } = useTranslation(['queue', 'domain'])
  const { book_name, authors, stage, since, due } = item
  const days = daysBetween(dayOf(since), today)
  const action = t(`open.${item.kind}`)
  return (
    <BookRow
      title={book_name}
      number={item.id}
      authors={authors}
      lang={bookLang(item.language as BookLanguage)}
      src={item.src_cover}
      facts={
        <>
          <Badge stage={stage} glyph={stageGlyphs[stage]}>
            {item.kind === 'application' ? t('application') : t(`domain:stageShort.${stage}`)}
          </Badge>
          {due && <DueDate due={due} today={today} />}
          <span className={fact}>{days > 0 ? t('daysAtStage', { count: days }) : t('today')}</span>
        </>
      }
      action={
        <ButtonLink variant="tinted" size="sm" href={href} aria-label={t('openNamed', { action, title: book_name })}>
          {action}
        </ButtonLink>
      }
    />
  )
}
