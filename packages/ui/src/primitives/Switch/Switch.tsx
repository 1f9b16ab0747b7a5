import type { ComponentPropsWithRef, ReactNode } from 'react'
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts'
import { classes } from '../../foundations/classes.ts'
import * as checks from '../Checkbox/Checkbox.css.ts'
import { FieldMessage, useField } from '../Field/index.ts'
import { Spinner } from '../Spinner/index.ts'
import * as styles from './Switch.css.ts'

type NativeProps = Pick<
  ComponentPropsWithRef<'input'>,
  'id' | 'name' | 'onBlur' | 'ref' | 'disabled' | 'aria-describedby'
>

export interface SwitchProps extends NativeProps {
  label: string
  /** Whether to show the label only to screen readers, when the row already shows it. @default false */
  labelHidden?: boolean
  /** A second, quieter line, for example the name of a file or the text that there is no file. */
  detail?: ReactNode
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  /** Whether the change is being saved. The switch then keeps the focus and ignores presses. @default false */
  busy?: boolean
  /** The error of the last change. */
  error?: string | undefined
  /** Why the switch cannot be changed. Disables the switch. */
  disabledReason?: string | undefined
}

/** A setting that is on or off and takes effect immediately. For a value that is saved with a form use Checkbox. */
export function Switch({
  label,
  labelHidden,
  detail,
  checked,
  onCheckedChange,
  busy = false,
  disabledReason,
  ...props
}: SwitchProps) {
  const { control, error, ids, rest } = useField({ ...props, label, readOnlyReason: disabledReason })
  const labelContent = (
    <>
      {label}
      {detail && <span className={checks.detail}>{detail}</span>}
    </>
  )
  return (
    <div className={checks.field}>
      <label className={classes(checks.row, checks.size.md, busy && styles.busy)}>
        <input
          {...rest}
          id={control.id}
          aria-describedby={control['aria-describedby']}
          type="checkbox"
          role="switch"
          aria-checked={checked}
          className={styles.track}
          checked={checked}
          disabled={rest.disabled || Boolean(disabledReason)}
          aria-busy={busy || undefined}
          aria-disabled={busy || undefined}
          onChange={(event) => {
            if (!busy) onCheckedChange(event.target.checked)
          }}
        />
        {labelHidden ? (
          <VisuallyHidden>{labelContent}</VisuallyHidden>
        ) : (
          <span className={checks.labelText}>{labelContent}</span>
        )}
        <span className={styles.busySpinner}>{busy && <Spinner size={14} />}</span>
      </label>
      <FieldMessage id={ids.below} error={error} reason={disabledReason} />
    </div>
  )
}
