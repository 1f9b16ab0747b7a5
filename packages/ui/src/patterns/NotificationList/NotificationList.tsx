import { daysBetween } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { Fragment, useId, useState, type ReactNode } from 'react'
import { Icon, type Glyph } from '../../foundations/Icon/index.ts'
import { Anchor } from '../../foundations/LinkProvider/index.ts'
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts'
import { classes } from '../../foundations/classes.ts'
import { toPressDay } from '../../private/days.ts'
import type { StageTone } from '../../primitives/Badge/index.ts'
import { EmptyState } from '../../primitives/EmptyState/index.ts'
import * as styles from './NotificationList.css.ts'

export interface Notification {
  id: string
  /** The event; names in bold, titles as BookTitle. */
  children: ReactNode
  /** The time of the event, as received (ISO). */
  createdAt: string
  glyph: Glyph
  /** The colour of the stage that the notification is about. */
  stage?: StageTone
  /** The colour, if the notification is not about a stage. @default 'neutral' */
  tone?: 'neutral' | 'accent' | 'attention' | 'danger'
  unread?: boolean
  /** Key of the notification's group. Many notifications of one group in a day are folded under the newest one. */
  group?: string
  /** The address that a click on the notification opens. */
  href: string
}

export interface NotificationListProps {
  notifications: readonly Notification[]
  /** The time from which ages are calculated. */
  now: Date
  /** Whether rows are grouped by day, for a separate page that has the heading and the button to read all. @default false */
  groupedByDay?: boolean
  /** Marks a notification as read; also called when a notification is opened. */
  onRead?: (id: string) => void
  /** Marks all notifications as read. The button is shown while a notification is unread. */
  onReadAll?: () => void
  /** The address of the page with all notifications. */
  allHref?: string
}

/** Notifications, the newest first, for a popover under the bell (380 px) or a separate page. */
export function NotificationList({
  notifications,
  now,
  groupedByDay = false,
  onRead,
  onReadAll,
  allHref,
}: NotificationListProps) {
  const { t } = useTranslation('patterns')
  const id = useId()
  const hasUnread = notifications.some((notification) => notification.unread)
  const renderRows = (listedNotifications: readonly Notification[]) => (
    <ul className={styles.list}>
      {foldNotifications(listedNotifications).map(({ shown, folded }) => (
        <Fragment key={shown[0]?.id}>
          {shown.map((notification) => (
            <Row key={notification.id} notification={notification} now={now} onRead={onRead} />
          ))}
          {folded.length > 0 && <FoldedNotifications notifications={folded} now={now} onRead={onRead} />}
        </Fragment>
      ))}
    </ul>
  )
  return (
    <section
      className={styles.panel}
      {...(groupedByDay ? { 'aria-label': t('notifications.title') } : { 'aria-labelledby': id })}
    >
      {!groupedByDay && (
        <header className={styles.header}>
          <h2 id={id} className={styles.title}>
            {t('notifications.title')}
          </h2>
          {hasUnread && onReadAll && (
            <button type="button" className={styles.readAllButton} onClick={onReadAll}>
              {t('notifications.readAll')}
            </button>
          )}
        </header>
      )}
      {notifications.length === 0 ? (
        <EmptyState title={t('notifications.empty')} level={groupedByDay ? 2 : 3}>
          {t('notifications.emptyHint')}
        </EmptyState>
      ) : groupedByDay ? (
        groupByDay(notifications).map(([day, dayNotifications]) => (
          <div key={day} className={styles.group}>
            <Day day={day} today={toPressDay(now)} />
            {renderRows(dayNotifications)}
          </div>
        ))
      ) : (
        renderRows(notifications)
      )}
      {allHref && notifications.length > 0 && (
        <footer className={styles.footer}>
          <Anchor href={allHref} className={styles.allLink}>
            {t('notifications.all')}
          </Anchor>
        </footer>
      )}
    </section>
  )
}

/** Returns the notifications of each day, in their original order. */
function groupByDay(notifications: readonly Notification[]): [string, Notification[]][] {
  const days = new Map<string, Notification[]>()
  for (const notification of notifications) {
    const day = toPressDay(notification.createdAt)
    days.set(day, [...(days.get(day) ?? []), notification])
  }
  return [...days]
}

function Day({ day, today }: { day: string; today: string }) {
  const { t } = useTranslation('patterns')
  const { date } = useFormat()
  const daysAgo = daysBetween(day, today)
  const dateText = date(day, day.slice(0, 4) === today.slice(0, 4) ? 'dayMonth' : 'date')
  return (
    <h2 className={styles.day}>
      <time dateTime={day}>
        {daysAgo <= 0 ? t('notifications.today') : daysAgo === 1 ? t('notifications.yesterday') : dateText}
      </time>
    </h2>
  )
}

/**
 * Maximum number of consecutive notifications of one group that are all shown. If there are more, the newest is shown and the rest
 * are folded under it.
 */
const maxUnfolded = 3

function foldNotifications(
  listedNotifications: readonly Notification[],
): { shown: Notification[]; folded: Notification[] }[] {
  const runs: Notification[][] = []
  for (const notification of listedNotifications) {
    const lastRun = runs.at(-1)
    if (lastRun && notification.group !== undefined && lastRun[0]?.group === notification.group)
      lastRun.push(notification)
    else runs.push([notification])
  }
  return runs.map((run) =>
    run.length > maxUnfolded ? { shown: run.slice(0, 1), folded: run.slice(1) } : { shown: run, folded: [] },
  )
}

function FoldedNotifications({
  notifications,
  now,
  onRead,
}: Pick<NotificationListProps, 'notifications' | 'now' | 'onRead'>) {
  const { t } = useTranslation('patterns')
  const [open, setOpen] = useState(false)
  const hasUnread = notifications.some((notification) => notification.unread)
  return (
    <>
      <li className={styles.foldedLine}>
        <button type="button" className={styles.unfoldButton} aria-expanded={open} onClick={() => setOpen(!open)}>
          {hasUnread && <VisuallyHidden>{`${t('notifications.unread')}: `}</VisuallyHidden>}
          {t(open ? 'notifications.fold' : 'notifications.more', { count: notifications.length })}
        </button>
        {hasUnread && !open && <span className={styles.dot} />}
      </li>
      {open &&
        notifications.map((notification) => (
          <Row key={notification.id} notification={notification} now={now} onRead={onRead} />
        ))}
    </>
  )
}

interface RowProps {
  notification: Notification
  now: Date
  onRead: ((id: string) => void) | undefined
}

function Row({ notification, now, onRead }: RowProps) {
  const { t } = useTranslation('patterns')
  const { age, date } = useFormat()
  const { id, children, createdAt, glyph, stage, tone = 'neutral', unread, href } = notification
  return (
    <li className={classes(styles.item, !unread && styles.readNotification)}>
      <span className={`${styles.tile} ${stage ? styles.stage[stage] : styles.tone[tone]}`}>
        <Icon glyph={glyph} size={18} weight="fill" />
      </span>
      <span className={styles.notificationText}>
        <Anchor href={href} className={styles.link} onClick={() => onRead?.(id)}>
          {unread && <VisuallyHidden>{`${t('notifications.unread')}: `}</VisuallyHidden>}
          {children}
        </Anchor>
        <time
          dateTime={createdAt}
          title={`${date(createdAt, 'date')}, ${date(createdAt, 'time')}`}
          className={styles.age}
        >
          {age(createdAt, now)}
        </time>
      </span>
      {unread && <span className={styles.dot} />}
    </li>
  )
}
