import { ratingCriteria, ratingMean, ratingScores, type Rating } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import type { CSSProperties } from 'react'
import * as styles from './Rating.css.ts'

export interface RatingMeanProps {
  /** The rating. Null if there is no rating yet. */
  rating: Rating | null
}

const max = ratingScores.length

/** A rating: its five scores as bars, and their mean. */
export function RatingMean({ rating }: RatingMeanProps) {
  const { t } = useTranslation('fields')
  const { number } = useFormat()
  if (!rating)
    return (
      <span className={styles.none} role="img" aria-label={t('rating.none')}>
        {'–'}
      </span>
    )
  const mean = number(ratingMean(rating), { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const each = ratingCriteria.map((criterion) => `${t(`rating.criterion.${criterion}`)} ${rating[criterion]}`)
  return (
    <span
      className={styles.mean}
      role="img"
      aria-label={`${t('rating.mean', { mean, max })}. ${each.join(', ')}`}
      title={each.join(', ')}
    >
      <span className={styles.bars}>
        {ratingCriteria.map((criterion) => (
          <span key={criterion} className={styles.bar} style={{ '--part': rating[criterion] / max } as CSSProperties} />
        ))}
      </span>
      <span className={styles.figure}>{mean}</span>
    </span>
  )
}
