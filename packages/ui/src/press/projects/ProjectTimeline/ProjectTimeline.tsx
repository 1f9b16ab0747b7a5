import { daysBetween, isWorkDone, forecastProject, type WorkForecast, type WorkTask } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useToday } from '../../../foundations/Clock/index.ts'
import { Alert } from '../../../primitives/Alert/index.ts'
import { EmptyState } from '../../../primitives/EmptyState/index.ts'
import * as styles from './ProjectTimeline.css.ts'

export interface ProjectTimelineProps {
  works: readonly WorkTask[]
  deadline: string | null
}

const formatPercent = (fraction: number) => `${Math.min(100, Math.max(0, fraction * 100))}%`

/** The expected dates of a project's works. Shows which works are moved by a delay. */
export function ProjectTimeline({ works, deadline }: ProjectTimelineProps) {
  const today = useToday()
  const { t } = useTranslation(['projects', 'domain'])
  const { date } = useFormat()
  const { works: forecasts, ends, over } = forecastProject(works, deadline, today)
  if (!ends) return <EmptyState title={t('timeline.emptyTitle')}>{t('timeline.emptyText')}</EmptyState>

  const from = forecasts.reduce((earliest, { start_date }) => (start_date < earliest ? start_date : earliest), today)
  const to = [ends, deadline ?? ends, today].toSorted().at(-1) ?? ends
  const totalDays = daysBetween(from, to) + 1
  const getFraction = (day: string) => daysBetween(from, day) / totalDays
  const getSpanStyle = (start: string, end: string) => ({
    insetInlineStart: formatPercent(getFraction(start)),
    inlineSize: formatPercent((daysBetween(start, end) + 1) / totalDays),
  })
  const getWorkName = (id: number | null) => {
    const name = works.find((work) => work.id === id)?.name
    return name ? t(`domain:workType.${name}`) : ''
  }
  const isDone = (id: number) => works.some((work) => work.id === id && isWorkDone(work.status))
  const getState = ({ id, late }: WorkForecast) => (late > 0 ? 'late' : isDone(id) ? 'done' : 'ontime')
  return (
    <div>
      <Alert tone={over > 0 ? 'warning' : 'info'}>
        {over > 0
          ? t('timeline.over', { date: date(ends, 'date'), count: over })
          : t('timeline.kept', { date: date(ends, 'date') })}
      </Alert>
      <ol className={styles.list} aria-label={t('timeline.label')}>
        {forecasts.map((work) => (
          <li key={work.id} className={styles.row}>
            <div>
              <p className={styles.name}>{getWorkName(work.id)}</p>
              <p className={styles.quiet}>{`${date(work.expected_start)} – ${date(work.expected_end)}`}</p>
              {work.late > 0 && (
                <p className={styles.late}>
                  {[
                    t('timeline.late', { count: work.late }),
                    work.because !== null && t('timeline.because', { work: getWorkName(work.because) }),
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </p>
              )}
            </div>
            <div className={styles.track} aria-hidden>
              <span className={styles.planned} style={getSpanStyle(work.start_date, work.end_date)} />
              <span
                className={styles.expected[getState(work)]}
                style={getSpanStyle(work.expected_start, work.expected_end)}
              />
              <span className={styles.now} style={{ insetInlineStart: formatPercent(getFraction(today)) }} />
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}
