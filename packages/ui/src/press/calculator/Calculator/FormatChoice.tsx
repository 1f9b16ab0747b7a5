import { listChoices, type BookFormat } from '@press/domain'
import { useMaterials, useTranslation } from '@press/i18n'
import { useId, useState } from 'react'
import { Button } from '../../../primitives/Button/index.ts'
import * as styles from './FormatChoice.css.ts'

interface FormatChoiceProps {
  value: BookFormat
  onValueChange: (format: BookFormat) => void
}

/** The most common formats; all other formats are shown on demand. */
const commonFormats: readonly BookFormat[] = ['60×90/16', '70×100/16', 'A5', '60×84/8', 'A4', '84×108/32']

/** Pixels per millimetre on the cards. */
const pxPerMillimetre = 0.17

/** Radio buttons for the trimmed size, each drawn to the same scale. */
export function FormatChoice({ value, onValueChange }: FormatChoiceProps) {
  const { t } = useTranslation('calculator')
  const groupName = useId()
  const [showsAll, setShowsAll] = useState(false)
  const formats = listChoices(useMaterials().formats, value)
  const commonChoices = formats.filter(({ key }) => commonFormats.includes(key))
  const rareChoices = formats.filter(({ key }) => !commonFormats.includes(key))
  const visibleFormats = [
    ...commonChoices.toSorted((a, b) => commonFormats.indexOf(a.key) - commonFormats.indexOf(b.key)),
    ...(showsAll ? rareChoices : rareChoices.filter(({ key }) => key === value)),
  ]
  return (
    <div>
      <div className={styles.head}>
        <span id={`${groupName}-label`} className={styles.label}>
          {t('field.format')}
        </span>
        <Button variant="quiet" size="sm" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll
            ? t('field.fewerFormats')
            : t('field.moreFormats', { count: formats.length - visibleFormats.length })}
        </Button>
      </div>
      <div role="radiogroup" aria-labelledby={`${groupName}-label`} className={styles.cards}>
        {visibleFormats.map(({ key: format, width, height }) => {
          return (
            <label key={format} className={styles.card}>
              <input
                type="radio"
                name={groupName}
                value={format}
                checked={format === value}
                className={styles.input}
                onChange={() => onValueChange(format)}
              />
              <span className={styles.stage}>
                <span
                  className={styles.book}
                  style={{ inlineSize: width * pxPerMillimetre, blockSize: height * pxPerMillimetre }}
                />
              </span>
              <span className={styles.name}>{format}</span> <span className={styles.size}>{`${width}×${height}`}</span>
            </label>
          )
        })}
      </div>
    </div>
  )
}
