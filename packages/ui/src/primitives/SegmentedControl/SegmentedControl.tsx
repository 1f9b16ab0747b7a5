import * as ToggleGroup from 'radix-ui/toggle-group'
import { Icon, type Glyph } from '../../foundations/Icon/index.ts'
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts'
import { classes } from '../../foundations/classes.ts'
import * as styles from './SegmentedControl.css.ts'

export interface Segment<Value extends string = string> {
  value: Value
  label: string
  glyph?: Glyph
  /** The icon alone; the label is read out and shown as a title. */
  iconOnly?: boolean
  /** How many there are behind it. */
  count?: number
  /** Some of them wait for this person. */
  attention?: boolean
  disabled?: boolean
}

export interface SegmentedControlProps<Value extends string = string> {
  /** What is being chosen: «Вид». */
  label: string
  segments: readonly Segment<Value>[]
  value: Value
  onValueChange: (value: Value) => void
  /** @default 'md' */
  size?: 'sm' | 'md'
  /** Takes the whole width, in equal parts. @default false */
  fullWidth?: boolean
}

/** One of a few, all in sight: a view, a theme, a stage. One tab stop; arrows move the choice, as in a group of radios. */
export function SegmentedControl<Value extends string>({
  label,
  segments,
  value,
  onValueChange,
  size = 'md',
  fullWidth = false,
}: SegmentedControlProps<Value>) {
  const choose = (next: string) => {
    // Nothing is chosen when the chosen one is pressed again: it stays.
    const segment = segments.find((one) => one.value === next)
    if (segment && next !== value) onValueChange(segment.value)
  }
  return (
    <ToggleGroup.Root
      type="single"
      value={value}
      aria-label={label}
      className={classes(styles.group, fullWidth && styles.full)}
      onValueChange={choose}
    >
      {segments.map(({ value: own, label: words, glyph, iconOnly, count, attention, disabled }) => (
        <ToggleGroup.Item
          key={own}
          value={own}
          className={`${styles.segment} ${styles.size[size]}`}
          title={iconOnly ? words : undefined}
          disabled={disabled}
          onFocus={() => choose(own)}
        >
          {glyph && <Icon glyph={glyph} size={16} weight={own === value && iconOnly ? 'fill' : 'regular'} />}
          {iconOnly ? <VisuallyHidden>{words}</VisuallyHidden> : words}
          {count !== undefined && <span className={classes(styles.count, attention && styles.attention)}>{count}</span>}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  )
}
