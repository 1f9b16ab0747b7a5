import type { ComponentPropsWithRef, ReactNode } from 'react'
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts'
import { classes } from '../../foundations/classes.ts'
import * as checks from '../Checkbox/Checkbox.css.ts'
import { Below, useField } from '../Field/index.ts'
import { Spinner } from '../Spinner/index.ts'
import * as styles from './Switch.css.ts'

type Native = Pick<ComponentPropsWithRef<'input'>, 'id' | 'name' | 'onBlur' | 'ref' | 'disabled' | 'aria-describedby'>

export interface SwitchProps extends Native {
  label: string
  /** Leaves the label to screen readers, where the row says it. @default false */
  labelHidden?: boolean
  /** A second, quieter line: the file, or that there is none. */
  detail?: ReactNode
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  /** The change is being saved: it keeps the focus and takes no press. @default false */
  busy?: boolean
  /** What went wrong with the last change. */
  error?: string | undefined
  /** Why it cannot be switched; it then is disabled. */
  disabledReason?: string | undefined
}

/** On or off, at once. What is kept with the rest of a form is a Checkbox. */
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
  const words = (
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
        {labelHidden ? <VisuallyHidden>{words}</VisuallyHidden> : <span className={checks.words}>{words}</span>}
        <span className={styles.wheel}>{busy && <Spinner size={14} />}</span>
      </label>
      <Below id={ids.below} error={error} reason={disabledReason} />
    </div>
  )
}
