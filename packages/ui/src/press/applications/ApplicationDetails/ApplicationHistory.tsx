import type { ApplicationEvent } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { Avatar } from '../../../primitives/Avatar/index.ts'
import * as styles from '../../shared/history.css.ts'

/** The history of an application: who, when, and why. */
export function ApplicationHistory({ events }: { events: readonly ApplicationEvent[] }) {
  const { t } = useTranslation('applications')
  const { date } = useFormat()
  return (
    <ol className={styles.list} aria-label={t('history.label')}>
      {events.map(({ id, at, by, what, reason }) => {
        const authorName = by?.name ?? t('history.system')
        return (
          <li key={id} className={styles.event}>
            <Avatar name={authorName} src={by?.avatar ?? undefined} size={24} decorative />
            <div className={styles.words}>
              <div className={styles.head}>
                <span className={styles.who}>{authorName}</span>
                <span>{t(`history.what.${what}`)}</span>
                <time className={styles.when} dateTime={at}>
                  {date(at, 'dateTime')}
                </time>
              </div>
              {reason && <p className={styles.detail}>{reason}</p>}
            </div>
          </li>
        )
      })}
    </ol>
  )
}
