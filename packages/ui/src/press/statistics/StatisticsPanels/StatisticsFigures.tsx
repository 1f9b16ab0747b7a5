import { useFormat, useTranslation } from '@press/i18n'
import { useChartFormat } from '../../../patterns/charts/index.ts'
import { Skeleton, SkeletonGroup } from '../../../primitives/Skeleton/index.ts'
import type { StatisticsSummary } from './rows.ts'
import * as styles from './StatisticsPanels.css.ts'

export interface StatisticsFiguresProps {
  /** `undefined` while they are on their way. */
  summary: StatisticsSummary | undefined
}

interface Figure {
  key: string
  label: string
  value: string
  unit?: string | undefined
  note?: string | undefined
  tone?: keyof typeof styles.noteTone
}

/** The five numbers of the period, and how they stand to the year before or to the plan. */
export function StatisticsFigures({ summary }: StatisticsFiguresProps) {
  const { t } = useTranslation('statistics')
  const { number } = useFormat()
  const tenge = useChartFormat('money')
  if (!summary) return <FiguresSkeleton />

  const { published, copies, days, on_time, on_time_plan: plan, paid, owed, before } = summary
  const changed = (now: number, then: number | undefined, amount: (difference: number) => string) => {
    if (then === undefined) return {}
    if (now === then) return { note: t('figures.same') }
    const key = now > then ? 'figures.more' : 'figures.less'
    return { note: t(key, { amount: amount(Math.abs(now - then)) }), tone: now > then ? 'better' : 'worse' } as const
  }
  const share = (difference: number) => `${number(Math.round((difference / (before?.copies || 1)) * 100))}\u00a0%`
  const paidIn = tenge.axis(paid)
  const owedIn = tenge.axis(owed)

  const figures: Figure[] = [
    {
      key: 'published',
      label: t('figures.published'),
      value: number(published),
      ...changed(published, before?.published, (difference) => number(difference)),
    },
    {
      key: 'copies',
      label: t('figures.copies'),
      value: number(copies),
      unit: t('figures.copiesUnit'),
      ...changed(copies, before?.copies, share),
    },
    {
      key: 'days',
      label: t('figures.days'),
      value: number(days),
      unit: t('figures.daysUnit', { count: days }),
      note: before ? t('figures.was', { amount: number(before.days) }) : undefined,
      tone: before && days > before.days ? 'worse' : 'better',
    },
    {
      key: 'onTime',
      label: t('figures.onTime'),
      value: number(on_time),
      unit: '%',
      note: plan === null ? undefined : t('figures.plan', { amount: `${number(plan)}\u00a0%` }),
      tone: plan !== null && on_time < plan ? 'worse' : 'better',
    },
    {
      key: 'paid',
      label: t('figures.paid'),
      value: paidIn.tick(paid),
      unit: paidIn.unit,
      note: owed > 0 ? t('figures.owed', { amount: `${owedIn.tick(owed)}\u00a0${owedIn.unit}` }) : t('figures.settled'),
      tone: owed > 0 ? 'worse' : 'better',
    },
  ]

  return (
    <section className={styles.figuresBox} aria-label={t('figures.label')}>
      <dl className={styles.figures}>
        {figures.map(({ key, label, value, unit, note, tone = 'plain' }) => (
          <div key={key} className={styles.figure}>
            <dt className={styles.figureLabel}>{label}</dt>
            <dd className={styles.figureValue}>
              {unit ? `${value} ` : value}
              {unit && <span className={styles.figureUnit}>{unit}</span>}
            </dd>
            {note && <dd className={`${styles.note} ${styles.noteTone[tone]}`}>{note}</dd>}
          </div>
        ))}
      </dl>
    </section>
  )
}

const places = ['a', 'b', 'c', 'd', 'e']

const FiguresSkeleton = () => (
  <SkeletonGroup>
    <span className={styles.figures}>
      {places.map((place) => (
        <span key={place} className={styles.figure}>
          <Skeleton width="half" />
          <Skeleton shape="heading" width="long" />
          <Skeleton width="long" />
        </span>
      ))}
    </span>
  </SkeletonGroup>
)
