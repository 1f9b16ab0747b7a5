import { useId } from 'react'
import { Icon, type Glyph } from '../../foundations/Icon/index.ts'
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts'
import { classes } from '../../foundations/classes.ts'
import * as styles from './SegmentedControl.css.ts'

export interface SegmentOption<Value extends string = string> {
  value: Value
  label: string
  glyph?: Glyph
  /** Whether to show only the icon; the label is read out and shown as a title. */
  iconOnly?: boolean
  /** The number of items in this option. */
  count?: number
  /** Whether some of the items need this person's attention. */
  attention?: boolean
  disabled?: boolean
}

export interface SegmentedControlProps<Value extends string = string> {
  /** What is being chosen: «Вид». */
  label: string
  options: readonly SegmentOption<Value>[]
  value: Value
  onValueChange: (value: Value) => void
  /** @default 'md' */
  size?: 'sm' | 'md'
  /** Whether it takes the whole width, in equal parts. @default false */
  fullWidth?: boolean
}

/**
 * A choice of one option out of a few, such as a view, a theme or a stage. All options are visible. It consists of radio buttons,
 * so arrow keys change the choice.
 */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  size = 'md',
  fullWidth = false,
}: SegmentedControlProps<Value>) {
  const groupName = useId()
  return (
    <div role="radiogroup" aria-label={label} className={classes(styles.group, fullWidth && styles.fullWidth)}>
      {options.map(({ value: optionValue, label: optionLabel, glyph, iconOnly, count, attention, disabled }) => (
        <label
          key={optionValue}
          className={`${styles.segment} ${styles.size[size]}`}
          title={iconOnly ? optionLabel : undefined}
        >
          <input
            type="radio"
            className={styles.input}
            name={groupName}
            value={optionValue}
            checked={optionValue === value}
            disabled={disabled}
            onChange={() => onValueChange(optionValue)}
          />
          {glyph && <Icon glyph={glyph} size={16} weight={optionValue === value && iconOnly ? 'fill' : 'regular'} />}
          {iconOnly ? <VisuallyHidden>{optionLabel}</VisuallyHidden> : optionLabel}
          {count !== undefined && <span className={classes(styles.count, attention && styles.attention)}>{count}</span>}
        </label>
      ))}
    </div>
  )
}
