import { useFormat, useTranslation } from '@press/i18n'
import { useId, type ReactNode } from 'react'
import { Icon, type Glyph } from '../../foundations/Icon/index.ts'
import { Anchor } from '../../foundations/LinkProvider/index.ts'
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts'
import { classes } from '../../foundations/classes.ts'
import type { StageTone } from '../../primitives/Badge/index.ts'
import { EmptyState } from '../../primitives/EmptyState/index.ts'
import * as styles from './NotificationList.css.ts'

export interface Notification {
  id: string
  /** What happened; names in bold, titles as BookTitle. */
  children: ReactNode
  /** When, as it came (ISO). */
  at: string
  glyph: Glyph
  /** The hue of the stage it is about. */
  stage?: StageTone
  /** Its hue, when it is about no stage. @default 'neutral' */
  tone?: 'neutral' | 'accent' | 'attention' | 'danger'
  unread?: boolean
  /** Where it leads. */
  href: string
}

export interface NotificationListProps {
  notifications: readonly Notification[]
  /** The moment that ages are counted from. */
  now: Date
  /** Also called as one is opened, with its id. */
  onRead?: (id: string) => void
  /** Shown while there is something unread. */
  onReadAll?: () => void
  /** The page with all of them. */
  allHref?: string
}

/** What has happened, the newest first, for a popover under the bell (380 px) or a page of its own. */
export function NotificationList({ notifications, now, onRead, onReadAll, allHref }: NotificationListProps) {
  const { t } = useTranslation('shell')
  const { age, date } = useFormat()
  const id = useId()
  const unread = notifications.some((one) => one.unread)
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <header className={styles.header}>
        <h2 id={id} className={styles.title}>
          {t('notifications.title')}
        </h2>
        {unread && onReadAll && (
          <button type="button" className={styles.all} onClick={onReadAll}>
            {t('notifications.readAll')}
          </button>
        )}
      </header>
      {notifications.length === 0 ? (
        <EmptyState title={t('notifications.empty')} level={3}>
          {t('notifications.emptyHint')}
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {notifications.map(({ id: key, children, at, glyph, stage, tone = 'neutral', unread: fresh, href }) => (
            <li key={key} className={classes(styles.item, !fresh && styles.read)}>
              <span className={`${styles.tile} ${stage ? styles.stage[stage] : styles.tone[tone]}`}>
                <Icon glyph={glyph} size={18} weight="fill" />
              </span>
              <span className={styles.words}>
                <Anchor href={href} className={styles.link} onClick={() => onRead?.(key)}>
                  {fresh && <VisuallyHidden>{`${t('notifications.unread')}: `}</VisuallyHidden>}
                  {children}
                </Anchor>
                <time dateTime={at} title={`${date(at, 'date')}, ${date(at, 'time')}`} className={styles.age}>
                  {age(at, now)}
                </time>
              </span>
              {fresh && <span className={styles.dot} />}
            </li>
          ))}
        </ul>
      )}
      {allHref && notifications.length > 0 && (
        <footer className={styles.footer}>
          <Anchor href={allHref} className={styles.more}>
            {t('notifications.all')}
          </Anchor>
        </footer>
      )}
    </section>
  )
}
