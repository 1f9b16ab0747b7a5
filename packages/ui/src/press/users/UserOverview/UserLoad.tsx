import type { UserSummary } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useId } from 'react'
import { classes } from '../../../foundations/classes.ts'
import { visuallyHidden } from '../../../foundations/VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './UserOverview.css.ts'

const maxBarHeightPx = 44

/** A bar chart with the hours of past weeks, this week and the next two weeks. Screen readers get the same data as a table. */
export function UserLoad({ load: { capacity_hours, weeks } }: { load: UserSummary['load'] }) {
  const { t } = useTranslation('users')
  const { number, date } = useFormat()
  const headingId = useId()
  const currentIndex = weeks.findIndex((week) => week.running)
  const maxHours = Math.max(capacity_hours, ...weeks.map(({ hours }) => hours))
  const nextWeek = weeks[currentIndex + 1]
  const freeHours = nextWeek ? capacity_hours - nextWeek.hours : 0
  return (
    <section aria-labelledby={headingId}>
      <header className={styles.head}>
        <h2 id={headingId} className={styles.title}>
          {t('load.title')}
        </h2>
        <span className={classes(styles.note, styles.atEnd)}>
          {t('load.unit', { capacity: number(capacity_hours) })}
        </span>
      </header>
      <table className={visuallyHidden}>
        <caption>{t('load.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('load.week')}</th>
            <th scope="col">{t('load.hours')}</th>
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ first, hours }) => (
            <tr key={first}>
              <th scope="row">{date(first, 'date')}</th>
              <td>{number(hours)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ol className={styles.weeks} aria-hidden>
        {weeks.map(({ first, hours, running: isCurrent }, index) => (
          <li key={first} className={classes(styles.week, isCurrent && styles.weekNow)}>
            <span>{number(hours)}</span>
            <span
              className={classes(
                styles.bar,
                index > currentIndex && styles.barAhead,
                hours > capacity_hours && styles.barOver,
              )}
              style={{ blockSize: `${Math.max(2, Math.round((hours / maxHours) * maxBarHeightPx))}px` }}
            />
            <span>{`${Number(first.slice(8))}.${first.slice(5, 7)}`}</span>
          </li>
        ))}
      </ol>
      {nextWeek && (
        <p className={styles.note}>
          {freeHours > 0
            ? t('load.free', { date: date(nextWeek.first, 'dayMonth'), hours: number(freeHours) })
            : t('load.full', { date: date(nextWeek.first, 'dayMonth') })}
        </p>
      )}
    </section>
  )
}
