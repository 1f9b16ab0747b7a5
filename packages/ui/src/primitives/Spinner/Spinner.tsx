import { glyphs, Icon, type IconSize } from '../../foundations/Icon/index.ts'
import { spinner } from './Spinner.css.ts'

export interface SpinnerProps {
  /** The edge length in pixels. @default 16 */
  size?: IconSize
  /** An accessible name. Set it if no text next to the spinner says what is happening. */
  label?: string
}

/** A loading indicator inside a control or a row. For whole views use Skeleton. */
export function Spinner({ size = 16, label }: SpinnerProps) {
  return (
    <span className={spinner} role={label ? 'status' : undefined}>
      <Icon glyph={glyphs.circleNotch} size={size} label={label} />
    </span>
  )
}
