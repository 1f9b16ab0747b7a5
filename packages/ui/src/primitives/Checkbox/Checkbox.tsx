import { useEffect, useMemo, useRef, type ComponentPropsWithRef, type ReactNode } from 'react'
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts'
import { classes } from '../../foundations/classes.ts'
import { mergeRefs } from '../../private/merge-refs.ts'
import { withValueCallback } from '../../private/with-value-callback.ts'
import { FieldMessage, useField, type FieldTexts } from '../Field/index.ts'
import { requiredStar } from '../Field/Field.css.ts'
import * as styles from './Checkbox.css.ts'

type NativeProps = Omit<
  ComponentPropsWithRef<'input'>,
  'className' | 'style' | 'size' | 'type' | 'children' | 'aria-invalid' | 'readOnly'
>

export interface CheckboxProps extends Pick<FieldTexts, 'labelHidden' | 'hint' | 'error' | 'required'>, NativeProps {
  /** What the user agrees to or switches on; may contain a Link. */
  label: ReactNode
  /** A second, quieter line of the label. */
  detail?: string
  /** The text size: 14 or 13 px. @default 'md' */
  size?: 'sm' | 'md'
  /** Whether the checkbox represents several items of which only some are checked. @default false */
  indeterminate?: boolean
  /** Called with the checked state. `onChange` gets the native event, for a form library's `register`. */
  onCheckedChange?: ((checked: boolean) => void) | undefined
}

/** A yes or no that is saved with the rest of the form. For an immediate effect use a Switch. */
export function Checkbox({
  label,
  labelHidden,
  detail,
  size = 'md',
  indeterminate = false,
  onCheckedChange,
  ref,
  ...props
}: CheckboxProps) {
  const { control, error, ids, frame, rest } = useField({ ...props, label: '' })
  const inputRef = useRef<HTMLInputElement>(null)
  const mergedRef = useMemo(() => mergeRefs(inputRef, ref), [ref])
  useEffect(() => {
    if (inputRef.current) inputRef.current.indeterminate = indeterminate
  }, [indeterminate])
  const labelContent = (
    <>
      {label}
      {frame.required && (
        <span className={requiredStar} aria-hidden>
          {'\u00a0*'}
        </span>
      )}
    </>
  )
  return (
    <div className={styles.field}>
      <label className={classes(styles.row, styles.size[size])}>
        <input
          {...rest}
          {...control}
          ref={mergedRef}
          type="checkbox"
          className={`${styles.mark} ${styles.square}`}
          onChange={withValueCallback(rest.onChange, onCheckedChange, ({ checked }: HTMLInputElement) => checked)}
        />
        {labelHidden ? (
          <VisuallyHidden>{labelContent}</VisuallyHidden>
        ) : (
          <span className={styles.labelText}>
            {labelContent}
            {detail && <span className={styles.detail}>{detail}</span>}
          </span>
        )}
      </label>
      <div className={styles.messageLine}>
        <FieldMessage id={ids.below} error={error} hint={frame.hint} />
      </div>
    </div>
  )
}
