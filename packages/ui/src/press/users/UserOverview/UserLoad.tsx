import type { UserSummary } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useId } from 'react'
import { classes } from '../../../foundations/classes.ts'
import { hidden } from '../../../foundations/VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './UserOverview.css.ts'

const barHeight = 44

/** A bar chart with the hours of past weeks, this week and the next two weeks. Screen readers get the same data as a table. */
export function UserLoad({ load: { capacity_hours, weeks } }: { load: UserSummary['load'] }) {
  const { t } = useTranslation('users')
  const { number, date } = useFormat()
  const id = useId()
  const running = weeks.findIndex((week) => week.running)
  const maxHours = Math.max(capacity_hours, ...weeks.map(({ hours }) => hours))
  const next = weeks[running + 1]
  const free = next ? capacity_hours - next.hours : 0
  return (
    <section aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {t('load.title')}
        </h2>
        <span className={classes(styles.note, styles.atEnd)}>
          {t('load.unit', { capacity: number(capacity_hours) })}
        </span>
      </header>
      <table className={hidden}>
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
        {weeks.map(({ first, hours, running: now }, at) => (
          <li key={first} className={classes(styles.week, now && styles.weekNow)}>
            <span>{number(hours)}</span>
            <span
              className={classes(styles.bar, at > running && styles.barAhead, hours > capacity_hours && styles.barOver)}
              style={{ blockSize: `${Math.max(2, Math.round((hours / maxHours) * barHeight))}px` }}
            />
            <span>{`${Number(first.slice(8))}.${first.slice(5, 7)}`}</span>
          </li>
        ))}
      </ol>
      {next && (
        <p className={styles.note}>
          {free > 0
            ? t('load.free', { date: date(next.first, 'dayMonth'), hours: number(free) })
            : t('load.full', { date: date(next.first, 'dayMonth') })}
        </p>
      )}
    </section>
  )
}
