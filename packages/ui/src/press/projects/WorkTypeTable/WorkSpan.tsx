import { daysBetween, type WorkTypeStatus, type WorkTask } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { classes } from '../../../foundations/classes.ts'
import * as styles from './WorkSpan.css.ts'

/** The period that the bars of all works in a table cover. */
export interface Period {
  from: string
  to: string
}

interface WorkSpanProps {
  work: Pick<WorkTask, 'start_date' | 'end_date' | 'status'>
  period: Period | null
  today: string
}

type BarStyle = keyof typeof styles.bar
const barStyles: Record<WorkTypeStatus, BarStyle> = {
  offered: 'planned',
  'in progress': 'current',
  completed: 'waiting',
  approved: 'done',
  paid: 'done',
  cancelled: 'planned',
}
const formatPercent = (fraction: number) => `${Math.min(100, Math.max(0, fraction * 100))}%`

/** The start and end dates of a work, in words and as a bar within the whole project. A line marks today. */
export function WorkSpan({ work: { start_date, end_date, status }, period, today }: WorkSpanProps) {
  const { t } = useTranslation('projects')
  const { date } = useFormat()
  if (!start_date && !end_date) return <span className={styles.none}>{t('work.noDates')}</span>
  const totalDays = period ? daysBetween(period.from, period.to) + 1 : 0
  const getFraction = (day: string) => (period ? daysBetween(period.from, day) / totalDays : 0)
  const startFraction = getFraction(start_date ?? end_date ?? today)
  const endFraction = getFraction(end_date ?? start_date ?? today) + 1 / totalDays
  const todayFraction = getFraction(today)
  return (
    <span className={styles.span}>
      <span className={styles.days}>
        <span>{start_date && date(start_date)}</span>
        <span>{end_date && date(end_date)}</span>
      </span>
      {period && (
        <span className={styles.track} aria-hidden>
          <span
            className={classes(styles.bar[barStyles[status]], styles.piece)}
            style={{
              insetInlineStart: formatPercent(startFraction),
              inlineSize: formatPercent(endFraction - startFraction),
            }}
          />
          {todayFraction >= 0 && todayFraction <= 1 && (
            <span className={styles.now} style={{ insetInlineStart: formatPercent(todayFraction) }} />
          )}
        </span>
      )}
    </span>
  )
}
