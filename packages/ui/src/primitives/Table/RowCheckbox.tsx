import { useEffect, useRef } from 'react'
import { classes } from '../../foundations/classes.ts'
import { mark, square } from '../Checkbox/Checkbox.css.ts'
import * as styles from './Table.css.ts'

interface RowCheckboxProps {
  label: string
  checked: boolean
  /** Whether the checkbox represents several rows of which only some are selected. @default false */
  indeterminate?: boolean
  /** Called with the new state. `range` is true if Shift is held. */
  onCheckedChange: (checked: boolean, range: boolean) => void
}

/**
 * A checkbox without the elements of a field around it. Every row has a checkbox, and each additional element slows down sorting.
 */
export function RowCheckbox({ label, checked, indeterminate = false, onCheckedChange }: RowCheckboxProps) {
  const inputRef = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (inputRef.current) inputRef.current.indeterminate = indeterminate
  }, [indeterminate])
  return (
    <label className={classes(styles.checkboxTouchArea, styles.aboveRowLink)}>
      <input
        ref={inputRef}
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
