import { useEffect, useRef } from 'react'
import { classes } from '../../foundations/classes.ts'
import { mark, square } from '../Checkbox/Checkbox.css.ts'
import * as styles from './Table.css.ts'

interface RowCheckboxProps {
  label: string
  checked: boolean
  /** Some of what it stands for is ticked, some is not. @default false */
  indeterminate?: boolean
  /** `range` is asked for with Shift. */
  onCheckedChange: (checked: boolean, range: boolean) => void
}

/** A check box without a field around it: there are as many as rows, and each costs time at every sorting. */
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
