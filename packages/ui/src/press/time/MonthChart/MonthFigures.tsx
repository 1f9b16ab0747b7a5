import { addDays, addMonths, workdayMinutes, type MonthSums } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import type { ReactNode } from 'react'
import { classes } from '../../../foundations/classes.ts'
import { Skeleton, SkeletonGroup } from '../../../primitives/Skeleton/index.ts'
import { useTimeLabels } from '../useTimeLabels.ts'
import * as styles from './MonthFigures.css.ts'

export interface MonthFiguresProps {
  /** The month, `yyyy-mm`. */
  month: string
  /** The totals; `undefined` while they load. */
  sums: MonthSums | undefined
  /** Whether the viewer decides on the corrections. @default false */
  canDecide?: boolean
}

interface Figure {
  key: string
  label: string
  value: ReactNode
  note: string
  tone?: keyof typeof styles.tone
  pending?: boolean
}

/**
 * The totals of a month: the hours worked, the pending corrections with the resulting total, the norm, and the average arrival
 * time.
 */
export function MonthFigures({ month, sums, canDecide = false }: MonthFiguresProps) {
  const { t } = useTranslation('time')
  const { date } = useFormat()
  const timeLabels = useTimeLabels()
  if (!sums) return <FiguresSkeleton />
  const {
    until,
    worked: workedMinutes,
    becomes: minutesWithCorrections,
    norm,
    normSoFar,
    days,
    daysSoFar,
    waiting: pendingCorrectionCount,
    cameAt,
    late,
  } = sums
  const isMonthOver = until === addDays(addMonths(`${month}-01`, 1), -1)
  const graceTime = timeLabels.clock(workdayMinutes.begins + workdayMinutes.grace)
  const formatNormDifference = (minutes: number) => {
    const difference = minutes - normSoFar
    if (difference === 0) return t('figures.even')
    return t(difference > 0 ? 'figures.over' : 'figures.under', { length: timeLabels.length(difference) })
  }
  const getTone = (minutes: number) => (minutes >= normSoFar ? ('better' as const) : ('plain' as const))
  const figures: Figure[] = [
    {
      key: 'worked',
      label:
        until === null
          ? t('figures.worked')
          : isMonthOver
            ? t('figures.workedMonth')
            : t('figures.workedUntil', { date: date(until, 'dayMonth') }),
      value: <Duration minutes={workedMinutes} />,
      note: t('figures.normSoFar', { norm: timeLabels.length(normSoFar), count: daysSoFar }),
    },
    ...(pendingCorrectionCount > 0
      ? [
          {
            key: 'waiting',
            label: t('figures.waiting'),
            value: <Duration minutes={minutesWithCorrections - workedMinutes} pending />,
            note: t(canDecide ? 'figures.waitingYou' : 'figures.waitingThey', { count: pendingCorrectionCount }),
            pending: true,
          },
          {
            key: 'becomes',
            label: t('figures.becomes'),
            value: <Duration minutes={minutesWithCorrections} />,
            note: formatNormDifference(minutesWithCorrections),
            tone: getTone(minutesWithCorrections),
          },
        ]
      : [
          {
            key: 'balance',
            label: t('figures.balance'),
            value: <Duration minutes={workedMinutes - normSoFar} sign />,
            note: t('figures.untilToday'),
          },
        ]),
    {
      key: 'norm',
      label: t('figures.norm'),
      value: <Duration minutes={norm} />,
      note: t('figures.days', { count: days }),
    },
    ...(cameAt === null
      ? []
      : [
          {
            key: 'came',
            label: t('figures.came'),
            value: timeLabels.clock(cameAt),
            note:
              late === 0
                ? t('figures.lateNever', { time: graceTime })
                : t('figures.late', { time: graceTime, count: late }),
          },
        ]),
  ]
  return (
    <section className={styles.box} aria-label={t('figures.label')}>
      <dl className={styles.figures}>
        {figures.map(({ key, label, value, note, tone = 'plain', pending }) => (
          <div key={key} className={styles.figure}>
            <dt className={styles.label}>{label}</dt>
            <dd className={classes(styles.value, pending && styles.waits)}>{value}</dd>
            <dd className={`${styles.note} ${styles.tone[tone]}`}>{note}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

interface DurationProps {
  minutes: number
  /** Whether a positive duration has a plus sign. */
  sign?: boolean
  pending?: boolean
}

/** A duration in large digits with small units. */
function Duration({ minutes, sign = false, pending = false }: DurationProps) {
  const { t } = useTranslation('time')
  const { number } = useFormat()
  const [hours, restMinutes] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  const unitClass = classes(styles.unit, pending && styles.waits)
  return (
    <>
      {minutes < 0 ? '−' : sign && minutes > 0 ? '+' : ''}
      {number(hours)}
      <span className={unitClass}>{` ${t('unit.h')} `}</span>
      {restMinutes > 0 && (
        <>
          {restMinutes}
          <span className={unitClass}>{` ${t('unit.m')}`}</span>
        </>
      )}
    </>
  )
}

const skeletonKeys = ['a', 'b', 'c', 'd']

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
