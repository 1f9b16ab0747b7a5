import { addDays, getCalendarDayKind, type CalendarDayKind } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { classes } from '../../../foundations/classes.ts'
import * as styles from './YearPicture.css.ts'

export interface YearPictureProps {
  year: number
  /** The kinds of the days that the press sets, by date. */
  dayKinds: Readonly<Record<string, string>>
}

const legendKinds = ['holiday', 'moved', 'working', 'waiting'] as const satisfies readonly CalendarDayKind[]

/**
 * The days of a year: holidays, substitute days off, and working Saturdays. The table next to the picture gives the same data as
 * text.
 */
export function YearPicture({ year, dayKinds }: YearPictureProps) {
  const { t } = useTranslation('settings')
  return (
    <figure className={styles.figure}>
      <div className={styles.year} aria-hidden="true">
        {Array.from({ length: 12 }, (_item, month) => (
          <Month key={month} firstDay={`${year}-${String(month + 1).padStart(2, '0')}-01`} dayKinds={dayKinds} />
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
function Month({ firstDay, dayKinds }: { firstDay: string; dayKinds: YearPictureProps['dayKinds'] }) {
  const { date } = useFormat()
  const days = Array.from({ length: 31 }, (_item, index) => addDays(firstDay, index)).filter(
    (day) => day.slice(0, 7) === firstDay.slice(0, 7),
  )
  const weekday = ((new Date(firstDay).getUTCDay() + 6) % 7) as keyof typeof styles.startsOn
  return (
    <div className={styles.month}>
      <span className={styles.name}>{date(firstDay, 'month')}</span>
      <div className={styles.days}>
        {days.map((day, index) => (
          <span
            key={day}
            className={classes(
              styles.day,
              styles.kind[getCalendarDayKind(day, dayKinds) ?? 'none'],
              index === 0 && styles.startsOn[weekday],
            )}
          />
        ))}
      </div>
    </div>
  )
}
