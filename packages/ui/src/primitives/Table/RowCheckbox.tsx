import { useEffect, useRef } from 'react'
import { classes } from '../../foundations/classes.ts'
import { mark, square } from '../Checkbox/Checkbox.css.ts'
import * as styles from './Table.css.ts'

interface RowCheckboxProps {
  label: string
  checked: boolean
  /** Whether some of the rows it represents are selected and some are not. @default false */
  indeterminate?: boolean
  /** `range` is true when Shift is held. */
  onCheckedChange: (checked: boolean, range: boolean) => void
}

/** A checkbox without a field around it. There is one per row, and each slows down every sort. */
export function RowCheckbox({ label, checked, indeterminate = false, onCheckedChange }: RowCheckboxProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate
  }, [indeterminate])
  return (
    <label className={classes(styles.tickArea, styles.above)}>
      <input
        ref={input}
        type="checkbox"
        className={`${mark} ${square}`}
        aria-label={label}
        checked={checked}
        onChange={({ target, nativeEvent }) =>
          onCheckedChange(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </label>
  )
}
