import { ratingCriteria, calculateRatingMean, ratingScores, type Rating } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import type { CSSProperties } from 'react'
import * as styles from './Rating.css.ts'

export interface RatingMeanProps {
  /** The rating. Null if there is no rating yet. */
  rating: Rating | null
}

const maxScore = ratingScores.length

/** A rating: its five scores as bars, and their mean. */
export function RatingMean({ rating }: RatingMeanProps) {
  const { t } = useTranslation('fields')
  const { number } = useFormat()
  if (!rating)
    return (
      <span className={styles.noRatingText} role="img" aria-label={t('rating.none')}>
        {'–'}
      </span>
    )
  const meanText = number(calculateRatingMean(rating), { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const criterionTexts = ratingCriteria.map((criterion) => `${t(`rating.criterion.${criterion}`)} ${rating[criterion]}`)
  return (
    <span
      className={styles.mean}
      role="img"
      aria-label={`${t('rating.mean', { mean: meanText, max: maxScore })}. ${criterionTexts.join(', ')}`}
      title={criterionTexts.join(', ')}
    >
      <span className={styles.bars}>
        {ratingCriteria.map((criterion) => (
          <span
            key={criterion}
            className={styles.bar}
            style={{ '--part': rating[criterion] / maxScore } as CSSProperties}
          />
        ))}
      </span>
      <span className={styles.figure}>{meanText}</span>
    </span>
  )
}
