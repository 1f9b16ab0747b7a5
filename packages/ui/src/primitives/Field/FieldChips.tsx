import { useTranslation } from '@press/i18n'
import type { ReactNode, RefObject } from 'react'
import { glyphs, Icon } from '../../foundations/Icon/index.ts'
import { box } from './Field.css.ts'
import { classes } from '../../foundations/classes.ts'
import * as styles from './FieldChips.css.ts'

interface FieldChipsProps {
  /** The field's label. */
  label: string
  chips: readonly { key: string; label: string }[]
  /** Removes a chip. Omit it if chips cannot be removed. */
  onRemove?: ((index: number) => void) | undefined
  input: RefObject<HTMLInputElement | null>
  boxRef?: RefObject<HTMLDivElement | null>
  /** The input and the content after it. */
  children: ReactNode
}

/** The box of a field that holds several values, each as a chip, followed by the input. */
export function FieldChips({ label, chips, onRemove, input, boxRef, children }: FieldChipsProps) {
  const { t } = useTranslation('fields')
  return (
    // A press next to the chips focuses the input.
    <div
      ref={boxRef}
      role="presentation"
      className={`${box} ${styles.box}`}
      onMouseDown={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        input.current?.focus()
      }}
    >
      {chips.length > 0 && (
        <ul className={styles.chips} aria-label={t('combobox.chips', { label })}>
          {chips.map((chip, index) => (
            <li key={chip.key} className={classes(styles.chip, !onRemove && styles.lockedChip)}>
              <span className={styles.chipText}>{chip.label}</span>
              {onRemove && (
                <button
                  type="button"
                  className={styles.removeButton}
                  aria-label={t('combobox.remove', { name: chip.label })}
                  onClick={() => onRemove(index)}
                >
                  <Icon glyph={glyphs.x} size={12} />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {children}
    </div>
  )
}
