import { ratingCriteria, type RatingCriterion, type RatingScore } from '@press/domain'
import { useTranslation } from '@press/i18n'
import * as styles from './Rating.css.ts'
import { RatingField } from './RatingField.tsx'

export interface RatingFieldsProps {
  /** What is rated: «Оценка работы». */
  label: string
  /** The scores given so far. */
  value: Partial<Record<RatingCriterion, RatingScore | null>>
  onValueChange: (value: Partial<Record<RatingCriterion, RatingScore | null>>) => void
  /** Errors by criterion: from the server, or the texts for `findMissingScores` of the domain. */
  errors?: Partial<Record<RatingCriterion, string>>
  /** @default false */
  disabled?: boolean
}

/** Fields for the five scores of a work: quality, punctuality, creativity, politeness, communication. */
export function RatingFields({ label, value, onValueChange, errors = {}, disabled = false }: RatingFieldsProps) {
  const { t } = useTranslation('fields')
  return (
    <fieldset className={styles.fieldSet} disabled={disabled}>
      <legend className={styles.legend}>{label}</legend>
      {ratingCriteria.map((criterion) => (
        <RatingField
          key={criterion}
          label={t(`rating.criterion.${criterion}`)}
          value={value[criterion] ?? null}
          error={errors[criterion]}
          onValueChange={(score) => onValueChange({ ...value, [criterion]: score })}
        />
      ))}
    </fieldset>
  )
}
