import { glyphs, Icon, type IconSize } from '../../foundations/Icon/index.ts'
import { spinner } from './Spinner.css.ts'

export interface SpinnerProps {
  /** Edge in pixels. @default 16 */
  size?: IconSize
  /** A name where no word beside it says what is going on. */
  label?: string
}

/** Work under way inside a control or a row; whole views show a Skeleton instead. */
export function Spinner({ size = 16, label }: SpinnerProps) {
  return (
    <span className={spinner} role={label ? 'status' : undefined}>
      <Icon glyph={glyphs.circleNotch} size={size} label={label} />
    </span>
  )
}
