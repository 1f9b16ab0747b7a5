import { daysBetween } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useId, type ReactNode } from 'react'
import { Icon, type Glyph } from '../../foundations/Icon/index.ts'
import { Anchor } from '../../foundations/LinkProvider/index.ts'
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts'
import { classes } from '../../foundations/classes.ts'
import { dayOf } from '../../private/days.ts'
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
  /** On a page of its own, which has the heading and the way to read all: rows stand under their days. @default false */
  byDay?: boolean
  /** Also called as one is opened, with its id. */
  onRead?: (id: string) => void
  /** Shown while there is something unread. */
  onReadAll?: () => void
  /** The page with all of them. */
  allHref?: string
}

/** What has happened, the newest first, for a popover under the bell (380 px) or a page of its own. */
export function NotificationList({
  notifications,
  now,
  byDay = false,
  onRead,
  onReadAll,
  allHref,
}: NotificationListProps) {
  const { t } = useTranslation('shell')
  const id = useId()
  const unread = notifications.some((one) => one.unread)
  const rowsOf = (some: readonly Notification[]) => (
    <ul className={styles.list}>
      {some.map((one) => (
        <Row key={one.id} notification={one} now={now} onRead={onRead} />
      ))}
    </ul>
  )
  return (
    <section
      className={styles.panel}
      {...(byDay ? { 'aria-label': t('notifications.title') } : { 'aria-labelledby': id })}
    >
      {!byDay && (
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
      )}
      {notifications.length === 0 ? (
        <EmptyState title={t('notifications.empty')} level={byDay ? 2 : 3}>
          {t('notifications.emptyHint')}
        </EmptyState>
      ) : byDay ? (
        daysOf(notifications).map(([day, some]) => (
          <div key={day} className={styles.group}>
            <Day day={day} today={dayOf(now)} />
            {rowsOf(some)}
          </div>
        ))
      ) : (
        rowsOf(notifications)
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

/** The rows of each day, in the order in which they came. */
function daysOf(notifications: readonly Notification[]): [string, Notification[]][] {
  const days = new Map<string, Notification[]>()
  for (const one of notifications) {
    const day = dayOf(one.at)
    days.set(day, [...(days.get(day) ?? []), one])
  }
  return [...days]
}

function Day({ day, today }: { day: string; today: string }) {
  const { t } = useTranslation('shell')
  const { date } = useFormat()
  const ago = daysBetween(day, today)
  const said = date(day, day.slice(0, 4) === today.slice(0, 4) ? 'dayMonth' : 'date')
  return (
    <h2 className={styles.day}>
      <time dateTime={day}>
        {ago <= 0 ? t('notifications.today') : ago === 1 ? t('notifications.yesterday') : said}
      </time>
    </h2>
  )
}

interface RowProps {
  notification: Notification
  now: Date
  onRead: ((id: string) => void) | undefined
}

function Row({ notification, now, onRead }: RowProps) {
  const { t } = useTranslation('shell')
  const { age, date } = useFormat()
  const { id, children, at, glyph, stage, tone = 'neutral', unread, href } = notification
  return (
    <li className={classes(styles.item, !unread && styles.read)}>
      <span className={`${styles.tile} ${stage ? styles.stage[stage] : styles.tone[tone]}`}>
        <Icon glyph={glyph} size={18} weight="fill" />
      </span>
      <span className={styles.words}>
        <Anchor href={href} className={styles.link} onClick={() => onRead?.(id)}>
          {unread && <VisuallyHidden>{`${t('notifications.unread')}: `}</VisuallyHidden>}
          {children}
        </Anchor>
        <time dateTime={at} title={`${date(at, 'date')}, ${date(at, 'time')}`} className={styles.age}>
          {age(at, now)}
        </time>
      </span>
      {unread && <span className={styles.dot} />}
    </li>
  )
}
