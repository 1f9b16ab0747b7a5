import { useTranslation } from '@press/i18n'
import type { ComponentPropsWithRef } from 'react'
import { glyphs, Icon, type Glyph } from '../../foundations/Icon/index.ts'
import { classes } from '../../foundations/classes.ts'
import * as styles from './Chip.css.ts'

export interface ChipProps extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'style' | 'children' | 'value'> {
  /** What it filters by: «Менеджер». */
  label: string
  /** What is chosen: «Елена Ким». It stands after the label. */
  value?: string
  glyph?: Glyph
  /** The filter narrows the list now. @default false */
  on?: boolean
  /** Dashed: adds a filter instead of changing one. @default false */
  add?: boolean
  /** Shows a cross that takes the filter away. */
  onRemove?: () => void
}

/** One filter over a list: press it to change it, press its cross to drop it. */
export function Chip({ label, value, glyph, on = false, add = false, onRemove, type = 'button', ...rest }: ChipProps) {
  const { t } = useTranslation('ui')
  const drawn = add ? glyphs.plus : glyph
  return (
    <span className={classes(styles.chip, on && styles.on, add && styles.add)}>
      <button {...rest} type={type} className={styles.main}>
        {drawn && (
          <span className={styles.glyph}>
            <Icon glyph={drawn} size={14} />
          </span>
        )}
        <span className={styles.words}>
          {value ? (
            <>
              {`${label}: `}
              <span className={styles.value}>{value}</span>
            </>
          ) : (
            <span className={on ? styles.value : undefined}>{label}</span>
          )}
        </span>
      </button>
      {onRemove && (
        <button
          type="button"
          className={styles.remove}
          aria-label={t('chip.remove', { filter: value ? `${label}: ${value}` : label })}
          onClick={onRemove}
        >
          <Icon glyph={glyphs.x} size={14} />
        </button>
      )}
    </span>
  )
}
