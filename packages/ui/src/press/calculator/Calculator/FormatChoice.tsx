import { bookFormatKeys, bookFormats, type BookFormat } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useId, useState } from 'react'
import { Button } from '../../../primitives/Button/index.ts'
import * as styles from './FormatChoice.css.ts'

interface FormatChoiceProps {
  value: BookFormat
  onValueChange: (format: BookFormat) => void
}

/** Those that most books have; the others come on asking. */
const common: readonly BookFormat[] = ['60×90/16', '70×100/16', 'A5', '60×84/8', 'A4', '84×108/32']

/** Pixels a millimetre takes on the cards. */
const scale = 0.17

/** The trimmed size, each drawn beside the others to one scale. Radio buttons underneath. */
export function FormatChoice({ value, onValueChange }: FormatChoiceProps) {
  const { t } = useTranslation('calculator')
  const name = useId()
  const [all, setAll] = useState(false)
  const rare = bookFormatKeys.filter((format) => !common.includes(format))
  const shown = [...common, ...(all ? rare : rare.filter((format) => format === value))]
  return (
    <div>
      <div className={styles.head}>
        <span id={`${name}-label`} className={styles.label}>
          {t('field.format')}
        </span>
        <Button variant="quiet" size="sm" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('field.fewerFormats') : t('field.moreFormats', { count: bookFormatKeys.length - shown.length })}
        </Button>
      </div>
      <div role="radiogroup" aria-labelledby={`${name}-label`} className={styles.cards}>
        {shown.map((format) => {
          const [width, height] = bookFormats[format]
          return (
            <label key={format} className={styles.card}>
              <input
                type="radio"
                name={name}
                value={format}
                checked={format === value}
                className={styles.input}
                onChange={() => onValueChange(format)}
              />
              <span className={styles.stage}>
                <span className={styles.book} style={{ inlineSize: width * scale, blockSize: height * scale }} />
              </span>
              <span className={styles.name}>{format}</span> <span className={styles.size}>{`${width}×${height}`}</span>
            </label>
          )
        })}
      </div>
    </div>
  )
}
