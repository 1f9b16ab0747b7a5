import { addDays, dayOfYear, type DayOfYear } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { classes } from '../../../foundations/classes.ts'
import * as styles from './YearPicture.css.ts'

export interface YearPictureProps {
  year: number
  /** The kinds of the days that the press sets, by date. */
  set: Readonly<Record<string, string>>
}

const legendKinds = ['holiday', 'moved', 'working', 'waiting'] as const satisfies readonly DayOfYear[]

/**
 * The days of a year: holidays, substitute days off, and working Saturdays. The table next to the picture gives the same data as
 * text.
 */
export function YearPicture({ year, set }: YearPictureProps) {
  const { t } = useTranslation('settings')
  return (
    <figure className={styles.figure}>
      <div className={styles.year} aria-hidden="true">
        {Array.from({ length: 12 }, (_item, month) => (
          <Month key={month} first={`${year}-${String(month + 1).padStart(2, '0')}-01`} set={set} />
        ))}
      </div>
      <ul className={styles.legend}>
        {legendKinds.map((kind) => (
          <li key={kind} className={styles.entry}>
            <span className={classes(styles.sample, styles.kind[kind])} aria-hidden="true" />
            {t(`year.${kind}`)}
          </li>
        ))}
      </ul>
    </figure>
  )
}

/** The days of a month, in weeks that start on Monday. */
function Month({ first, set }: { first: string; set: YearPictureProps['set'] }) {
  const { date } = useFormat()
  const days = Array.from({ length: 31 }, (_item, index) => addDays(first, index)).filter(
    (day) => day.slice(0, 7) === first.slice(0, 7),
  )
  const weekday = ((new Date(first).getUTCDay() + 6) % 7) as keyof typeof styles.startsOn
  return (
    <div className={styles.month}>
      <span className={styles.name}>{date(first, 'month')}</span>
      <div className={styles.days}>
        {days.map((day, index) => (
          <span
            key={day}
            className={classes(
              styles.day,
              styles.kind[dayOfYear(day, set) ?? 'none'],
              index === 0 && styles.startsOn[weekday],
            )}
          />
        ))}
      </div>
    </div>
  )
}
