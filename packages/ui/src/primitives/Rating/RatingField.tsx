import { ratingScores, type RatingScore } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useId, type ComponentPropsWithRef } from 'react'
import { requiredStar } from '../Field/Field.css.ts'
import { FieldMessage, useField, type FieldTexts } from '../Field/index.ts'
import * as styles from './Rating.css.ts'

export interface RatingFieldProps
  extends
    Pick<FieldTexts, 'label' | 'hint' | 'error' | 'required' | 'readOnlyReason'>,
    Pick<ComponentPropsWithRef<'input'>, 'id' | 'name' | 'ref' | 'disabled' | 'onBlur'> {
  /** The score from 1 to 5. Null if there is no score yet. */
  value: RatingScore | null
  onValueChange: (value: RatingScore) => void
}

/** A field for one score from 1 to 5, with its name before it. */
export function RatingField({ value, onValueChange, ref, ...props }: RatingFieldProps) {
  const { t } = useTranslation('fields')
  const generatedName = useId()
  const { frame, control, ids, readOnly, rest } = useField(props)
  return (
    <div className={styles.field}>
      <div className={styles.row}>
        <span id={ids.label} className={styles.name}>
          {frame.label}
          {frame.required && (
            <span className={requiredStar} aria-hidden>
              {'\u00a0*'}
            </span>
          )}
        </span>
        <div
          role="radiogroup"
          id={control.id}
          aria-labelledby={ids.label}
          aria-describedby={control['aria-describedby']}
          aria-invalid={control['aria-invalid']}
          aria-required={control.required}
          className={styles.scores}
        >
          {ratingScores.map((score) => (
            <label key={score} className={styles.score}>
              <input
                {...rest}
                ref={score === 1 ? ref : undefined}
                type="radio"
                name={rest.name ?? generatedName}
                value={score}
                checked={score === value}
                disabled={rest.disabled || readOnly}
                aria-label={`${t('rating.value', { value: score, max: ratingScores.length })}, ${t(`rating.words.${score}`)}`}
                className={styles.radio}
                onChange={() => onValueChange(score)}
              />
              <span aria-hidden>{score}</span>
            </label>
          ))}
        </div>
      </div>
      <FieldMessage id={ids.below} error={frame.error} reason={frame.readOnlyReason} hint={frame.hint} />
    </div>
  )
}
