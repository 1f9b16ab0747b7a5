import {
  getRatingTrend,
  minRatings,
  parseQuarter,
  ratingCriteria,
  type RatingCriterion,
  type UserSummary,
} from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useId } from 'react'
import { classes } from '../../../foundations/classes.ts'
import { createLinearScale } from '../../../patterns/charts/parts/scale.ts'
import { buildLinePath, type Point } from '../../../patterns/charts/parts/shapes.ts'
import { visuallyHidden } from '../../../foundations/VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './UserOverview.css.ts'

type Rating = UserSummary['rating']
const romanNumerals = ['I', 'II', 'III', 'IV'] as const

/** Returns a function that formats a quarter: «III 26» for `2026-3`. */
function useQuarterName() {
  const { t } = useTranslation('users')
  return (quarterKey: string): string => {
    const quarter = parseQuarter(quarterKey)
    return quarter
      ? t('rating.quarter', { quarter: romanNumerals[quarter.quarter - 1], year: String(quarter.year).slice(2) })
      : quarterKey
  }
}

/**
 * The five criteria by quarter, compared with the mean of the specialization. If there are too few works, a text is shown instead.
 */
export function UserRating({ rating }: { rating: Rating }) {
  const { t } = useTranslation('users')
  const { number } = useFormat()
  const headingId = useId()
  const { works, mean, peers_mean } = rating
  const formatTenths = (value: number) => number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const hasTooFew = works < minRatings || mean === null
  return (
    <section aria-labelledby={headingId}>
      <header className={styles.head}>
        <h2 id={headingId} className={styles.title}>
          {t('rating.title')}
        </h2>
        {!hasTooFew && (
          <span className={styles.note}>{t('rating.of', { mean: formatTenths(mean), count: works })}</span>
        )}
        {!hasTooFew && peers_mean !== null && (
          <span className={classes(styles.note, styles.peers)}>
            {t('rating.peers', { mean: formatTenths(peers_mean) })}
          </span>
        )}
      </header>
      {hasTooFew ? (
        <p className={styles.few}>
          <strong>{t('rating.few')}</strong> {t('rating.fewText', { count: works, least: minRatings })}
        </p>
      ) : (
        <ul className={styles.criteria}>
          {ratingCriteria.map((criterion) => (
            <Criterion key={criterion} rating={rating} criterion={criterion} formatTenth={formatTenths} />
          ))}
        </ul>
      )}
    </section>
  )
}

interface CriterionProps {
  rating: Rating
  criterion: RatingCriterion
  formatTenth: (value: number) => string
}

function Criterion({ rating: { quarters, peers }, criterion, formatTenth }: CriterionProps) {
  const { t } = useTranslation(['users', 'fields'])
  const formatQuarter = useQuarterName()
  const { now, change } = getRatingTrend(quarters, criterion)
  const label = t(`fields:rating.criterion.${criterion}`)
  const values = quarters.map(({ means }) => means?.[criterion] ?? null)
  const pointTexts = quarters.map(({ quarter }, index) => {
    const value = values[index]
    return t('rating.point', {
      quarter: formatQuarter(quarter),
      value: value == null ? t('rating.none') : formatTenth(value),
    })
  })
  return (
    <li className={styles.criterion}>
      <span className={styles.note}>{label}</span>
      <span className={styles.figures}>
        <span className={styles.figure}>{now === null ? '–' : formatTenth(now)}</span>
        {change !== null && (
          <span className={change > 0 ? styles.better : change < 0 ? styles.worse : styles.note}>
            {`${change > 0 ? '+' : change < 0 ? '−' : ''}${formatTenth(Math.abs(change))}`}
          </span>
        )}
      </span>
      <RatingLine
        label={t('rating.line', { criterion: label, values: pointTexts.join(', ') })}
        values={values}
        peer={peers?.[criterion] ?? null}
      />
      <span className={styles.ends} aria-hidden>
        <span>{formatQuarter(quarters[0]?.quarter ?? '')}</span>
        <span>{formatQuarter(quarters.at(-1)?.quarter ?? '')}</span>
      </span>
    </li>
  )
}

const [chartWidth, chartHeight, chartPadding] = [120, 44, 4]

function RatingLine({
  label,
  values,
  peer,
}: {
  label: string
  values: readonly (number | null)[]
  peer: number | null
}) {
  const scale = createLinearScale([...values, peer, 4, 5], [chartHeight - chartPadding, chartPadding], { zero: false })
  const pointStep = (chartWidth - 2 * chartPadding) / Math.max(values.length - 1, 1)
  const points = values.flatMap((value, index): Point[] =>
    value === null ? [] : [[chartPadding + index * pointStep, scale.getPosition(value)]],
  )
  return (
    <>
      <span className={visuallyHidden}>{label}</span>
      <svg className={styles.line} viewBox={`0 0 ${chartWidth} ${chartHeight}`} preserveAspectRatio="none" aria-hidden>
        {peer !== null && (
          <line
            x1={0}
            x2={chartWidth}
            y1={scale.getPosition(peer)}
            y2={scale.getPosition(peer)}
            className={styles.peerLine}
          />
        )}
        <path d={buildLinePath(points)} className={styles.course} />
      </svg>
    </>
  )
}
