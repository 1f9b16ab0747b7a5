import { onTimeTargetPercent } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import type { ReactNode } from 'react'
import { Anchor } from '../../../foundations/LinkProvider/index.ts'
import { useChartFormat } from '../../../patterns/charts/index.ts'
import { ErrorState } from '../../../primitives/EmptyState/index.ts'
import { Skeleton, SkeletonGroup } from '../../../primitives/Skeleton/index.ts'
import { Definition } from './Definition.tsx'
import type { StatisticsSummary } from './rows.ts'
import * as styles from './StatisticsPanels.css.ts'

export interface StatisticsFiguresProps {
  /** The five figures; `undefined` while they load. */
  summary: StatisticsSummary | undefined
  /** Whether loading failed. @default false */
  failed?: boolean
  /** Loads the figures again. */
  onRetry?: () => void
  /** The links to the rows behind each figure. */
  hrefs?: Partial<Record<StatisticsFigure, string>>
}

export const statisticsFigures = ['published', 'copies', 'days', 'onTime', 'paid'] as const
export type StatisticsFigure = (typeof statisticsFigures)[number]

interface Figure {
  key: StatisticsFigure
  label: string
  value: string
  unit?: string | undefined
  note?: string | undefined
  tone?: keyof typeof styles.noteTone
}

/**
 * The five figures of the period. Each has its definition, a link to its rows, and a comparison with the previous year or the plan.
 */
export function StatisticsFigures({ summary, failed = false, onRetry, hrefs = {} }: StatisticsFiguresProps) {
  const { t } = useTranslation('statistics')
  const { number } = useFormat()
  const moneyFormat = useChartFormat('money')
  if (failed) return <ErrorState onRetry={onRetry}>{t('failed')}</ErrorState>
  if (!summary) return <FiguresSkeleton />

  const { published, copies, days, on_time, paid, owed, before } = summary
  const describeChange = (
    currentValue: number,
    previousValue: number | undefined,
    formatAmount: (difference: number) => string,
  ) => {
    if (previousValue === undefined) return {}
    if (currentValue === previousValue) return { note: t('figures.same') }
    const key = currentValue > previousValue ? 'figures.more' : 'figures.less'
    return {
      note: t(key, { amount: formatAmount(Math.abs(currentValue - previousValue)) }),
      tone: currentValue > previousValue ? 'better' : 'worse',
    } as const
  }
  const formatShare = (difference: number) => `${number(Math.round((difference / (before?.copies || 1)) * 100))}\u00a0%`
  const paidScale = moneyFormat.axis(paid ?? 0)
  const owedScale = moneyFormat.axis(owed ?? 0)

  const figures: Figure[] = [
    {
      key: 'published',
      label: t('figures.published'),
      value: number(published),
      ...describeChange(published, before?.published, (difference) => number(difference)),
    },
    {
      key: 'copies',
      label: t('figures.copies'),
      value: number(copies),
      unit: t('figures.copiesUnit'),
      ...describeChange(copies, before?.copies, formatShare),
    },
    {
      key: 'days',
      label: t('figures.days'),
      ...(days === null
        ? { value: t('figures.none') }
        : { value: number(days), unit: t('figures.daysUnit', { count: days }) }),
      ...(typeof before?.days === 'number' && {
        note: t('figures.was', { amount: number(before.days) }),
        tone: days === null ? 'plain' : days > before.days ? 'worse' : 'better',
      }),
    },
    {
      key: 'onTime',
      label: t('figures.onTime'),
      ...(on_time === null ? { value: t('figures.none') } : { value: number(on_time), unit: '%' }),
      note: t('figures.plan', { amount: `${number(onTimeTargetPercent)}\u00a0%` }),
      tone: on_time === null ? 'plain' : on_time < onTimeTargetPercent ? 'worse' : 'better',
    },
    ...(paid === null
      ? []
      : [
          {
            key: 'paid' as const,
            label: t('figures.paid'),
            value: paidScale.tick(paid),
            unit: paidScale.unit,
            note: owed
              ? t('figures.owed', { amount: [owedScale.tick(owed), owedScale.unit].filter(Boolean).join('\u00a0') })
              : t('figures.settled'),
            tone: owed ? ('worse' as const) : ('better' as const),
          },
        ]),
  ]

  return (
    <section className={styles.figuresBox} aria-label={t('figures.label')}>
      <dl className={styles.figures}>
        {figures.map(({ key, label, value, unit, note, tone = 'plain' }) => (
          <div key={key} className={styles.figure}>
            <dt className={styles.figureHead}>
              <span className={styles.figureLabel}>{label}</span>
              <Definition name={label}>{t(`help.${key}`)}</Definition>
            </dt>
            <dd className={styles.figureValue}>
              <FigureLink href={hrefs[key]}>
                {unit ? `${value} ` : value}
                {unit && <span className={styles.figureUnit}>{unit}</span>}
              </FigureLink>
            </dd>
            {note && <dd className={`${styles.note} ${styles.noteTone[tone]}`}>{note}</dd>}
          </div>
        ))}
      </dl>
    </section>
  )
}

/** A figure that links to its rows, if there is a link. */
const FigureLink = ({ href, children }: { href: string | undefined; children: ReactNode }) =>
  href ? (
    <Anchor href={href} className={styles.figureLink}>
      {children}
    </Anchor>
  ) : (
    children
  )

const skeletonKeys = ['a', 'b', 'c', 'd', 'e']

const FiguresSkeleton = () => (
  <SkeletonGroup>
    <span className={styles.figures}>
      {skeletonKeys.map((key) => (
        <span key={key} className={styles.figure}>
          <Skeleton width="half" />
          <Skeleton shape="heading" width="long" />
          <Skeleton width="long" />
        </span>
      ))}
    </span>
  </SkeletonGroup>
)
