import { daysBetween, type BookLanguage } from '@press/domain'
import { useTranslation } from '@press/i18n'
import type { ReactNode } from 'react'
import { BookTitle } from '../../foundations/Text/index.ts'
import { bookLang } from '../../private/bookLang.ts'
import { dayOf } from '../../private/days.ts'
import { useToday } from '../../private/useToday.ts'
import { Badge } from '../../primitives/Badge/index.ts'
import { ButtonLink } from '../../primitives/Button/index.ts'
import { EmptyState } from '../../primitives/EmptyState/index.ts'
import { Skeleton, SkeletonGroup } from '../../primitives/Skeleton/index.ts'
import { BookCover } from '../BookCover/index.ts'
import { DueDate } from '../DueDate/index.ts'
import { stageGlyphs } from '../stages/index.ts'
import type { QueueItem } from '../wire.ts'
import * as styles from './QueueList.css.ts'

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
  if (!items) return <Loading />
  if (items.length === 0) return <EmptyState title={t('emptyTitle')}>{t('emptyText')}</EmptyState>
  return (
    <>
      <ul className={styles.list} aria-label={t('title')}>
        {items.map((item) => (
          <Item key={`${item.kind}:${item.id}`} item={item} href={hrefOf(item)} today={today} />
        ))}
      </ul>
      {footer}
    </>
  )
}

function Item({ item, href, today }: { item: QueueItem; href: string; today: string }) {
  const { t } = useTranslation(['queue', 'domain'])
  const { book_name, authors, stage, since, due } = item
  const days = daysBetween(dayOf(since), today)
  const lang = bookLang(item.language as BookLanguage)
  const action = t(`open.${item.kind}`)
  return (
    <li className={styles.row}>
      <span className={styles.cover}>
        <BookCover title={book_name} src={item.src_cover} width={36} lang={lang} />
      </span>
      <div className={styles.words}>
        <BookTitle as="p" lang={lang} lines={2}>
          {book_name}
        </BookTitle>
        <p className={styles.authors}>{authors}</p>
      </div>
      <div className={styles.facts}>
        <Badge stage={stage} glyph={stageGlyphs[stage]}>
          {item.kind === 'application' ? t('application') : t(`domain:stageShort.${stage}`)}
        </Badge>
        {due && <DueDate due={due} today={today} />}
        <span className={styles.days}>{days > 0 ? t('daysAtStage', { count: days }) : t('today')}</span>
      </div>
      <div className={styles.action}>
        <ButtonLink
          variant="tinted"
          size="sm"
          href={href}
          aria-label={t('openNamed', { action, title: book_name })}
        >
          {action}
        </ButtonLink>
      </div>
    </li>
  )
}

function Loading() {
  const { t } = useTranslation('queue')
  return (
    <SkeletonGroup label={t('loading')}>
      <div className={styles.list}>
        {[0, 1, 2].map((index) => (
          <div key={index} className={styles.row}>
            <span className={styles.cover}>
              <Skeleton shape="cover" />
            </span>
            <div className={styles.words}>
              <Skeleton width="long" />
              <Skeleton width="short" />
            </div>
            <div className={styles.facts}>
              <Skeleton width="half" />
            </div>
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}
