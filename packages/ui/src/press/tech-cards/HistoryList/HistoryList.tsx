import type { HistoryEvent } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { glyphs, Icon } from '../../../foundations/Icon/index.ts'
import { VisuallyHidden } from '../../../foundations/VisuallyHidden/index.ts'
import { Avatar } from '../../../primitives/Avatar/index.ts'
import { Badge } from '../../../primitives/Badge/index.ts'
import { EmptyState } from '../../../primitives/EmptyState/index.ts'
import { Skeleton, SkeletonGroup } from '../../../primitives/Skeleton/index.ts'
import { stageGlyphs } from '../../../foundations/stages/index.ts'
import * as styles from '../../shared/history.css.ts'

export interface HistoryListProps {
  /** The events, newest first. Omit while they load. */
  events?: readonly HistoryEvent[] | undefined
  /** The accessible name of the list. @default «История карты» */
  label?: string
}

/** The events of a card: the person, the time, the stages, the reason, and the changed fields. */
export function HistoryList({ events, label }: HistoryListProps) {
  const { t } = useTranslation('tech-cards')
  if (!events) return <HistorySkeleton />
  if (events.length === 0)
    return (
      <EmptyState title={t('history.emptyTitle')} level={3}>
        {t('history.emptyText')}
      </EmptyState>
    )
  return (
    <ol className={styles.list} aria-label={label ?? t('history.label')}>
      {events.map((event) => (
        <HistoryItem key={event.id} event={event} />
      ))}
    </ol>
  )
}

function HistoryItem({ event: { by, at, type, from, to, reason, fields } }: { event: HistoryEvent }) {
  const { t, i18n } = useTranslation(['tech-cards', 'domain'])
  const { date } = useFormat()
  const authorName = by?.name ?? t('history.system')
  // The server may send types and fields for which this app has no text yet.
  const typeKey = `tech-cards:history.type.${type}`
  const typeText = i18n.exists(typeKey) ? t(typeKey as 'history.type.other') : t('history.type.other')
  const getFieldName = (field: string) => {
    const key = `tech-cards:field.${field}`
    return i18n.exists(key) ? t(key as 'field.book_name') : field
  }
  return (
    <li className={styles.event}>
      <Avatar name={authorName} src={by?.avatar ?? undefined} size={24} decorative />
      <div className={styles.words}>
        <div className={styles.head}>
          <span className={styles.who}>{authorName}</span>
          <span>{typeText}</span>
          <time className={styles.when} dateTime={at}>
            {date(at, 'dateTime')}
          </time>
        </div>
        {from && to && (
          <div className={styles.move}>
            <VisuallyHidden>
              {t('history.move', { from: t(`domain:stage.${from}`), to: t(`domain:stage.${to}`) })}
            </VisuallyHidden>
            <span aria-hidden>
              <Badge stage={from} glyph={stageGlyphs[from]}>
                {t(`domain:stageShort.${from}`)}
              </Badge>
            </span>
            <Icon glyph={glyphs.arrowRight} size={14} />
            <span aria-hidden>
              <Badge stage={to} glyph={stageGlyphs[to]}>
                {t(`domain:stageShort.${to}`)}
              </Badge>
            </span>
          </div>
        )}
        {reason && <p className={styles.detail}>{t('history.reason', { reason })}</p>}
        {fields.length > 0 && (
          <p className={styles.detail}>{t('history.fields', { fields: fields.map(getFieldName).join(', ') })}</p>
        )}
      </div>
    </li>
  )
}

function HistorySkeleton() {
  const { t } = useTranslation('tech-cards')
  return (
    <SkeletonGroup label={t('history.loading')}>
      {[0, 1, 2].map((index) => (
        <div key={index} className={styles.event}>
          <Skeleton shape="circle" />
          <div>
            <Skeleton width="long" />
            <Skeleton width="half" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  )
}
