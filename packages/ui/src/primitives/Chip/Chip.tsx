import { useTranslation } from '@press/i18n'
import type { ComponentPropsWithRef } from 'react'
import { glyphs, Icon, type Glyph } from '../../foundations/Icon/index.ts'
import { classes } from '../../foundations/classes.ts'
import * as styles from './Chip.css.ts'

export interface ChipProps extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'style' | 'children' | 'value'> {
  /** The property that the chip filters by: «Менеджер». */
  label: string
  /** The chosen value: «Елена Ким». It follows the label. */
  value?: string
  glyph?: Glyph
  /** Whether the filter is active. @default false */
  active?: boolean
  /** Whether the chip adds a filter instead of changing one. It then has a dashed border. @default false */
  add?: boolean
  /** Removes the filter. If set, the chip shows a button for this. */
  onRemove?: () => void
}

/** One filter of a list: a click changes it, its cross removes it. */
export function Chip({
  label,
  value,
  glyph,
  active = false,
  add = false,
  onRemove,
  type = 'button',
  ...rest
}: ChipProps) {
  const { t } = useTranslation('ui')
  const chipGlyph = add ? glyphs.plus : glyph
  return (
    <span className={classes(styles.chip, active && styles.activeChip, add && styles.addChip)}>
      <button {...rest} type={type} className={styles.mainButton}>
        {chipGlyph && (
          <span className={styles.glyph}>
            <Icon glyph={chipGlyph} size={14} />
          </span>
        )}
        <span className={styles.chipText}>
          {value ? (
            <>
              {`${label}: `}
              <span className={styles.value}>{value}</span>
            </>
          ) : (
            <span className={active ? styles.value : undefined}>{label}</span>
          )}
        </span>
      </button>
      {onRemove && (
        <button
          type="button"
          className={styles.removeButton}
          aria-label={t('chip.remove', { filter: value ? `${label}: ${value}` : label })}
          onClick={onRemove}
        >
          <Icon glyph={glyphs.x} size={14} />
        </button>
      )}
    </span>
  )
}
