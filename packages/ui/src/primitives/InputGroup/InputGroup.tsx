import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Icon, type Glyph } from '../../foundations/Icon/index.ts'
import { classes } from '../../foundations/classes.ts'
import { withValueCallback, getInputValue } from '../../private/with-value-callback.ts'
import * as frames from '../Field/Field.css.ts'
import { Field, useField, type FieldTexts } from '../Field/index.ts'
import * as styles from './InputGroup.css.ts'

type NativeProps = Omit<
  ComponentPropsWithRef<'input'>,
  'className' | 'style' | 'size' | 'prefix' | 'type' | 'children' | 'aria-invalid'
>

export interface InputGroupProps extends FieldTexts, NativeProps {
  /** Called with the bare value; `onChange` gets the native event, for a form library's `register`. */
  onValueChange?: ((value: string) => void) | undefined
  /** @default 'text' */
  type?: 'text' | 'email' | 'tel' | 'url' | 'search'
  /**
   * A fixed prefix that is not typed, such as `https://` or a glyph. Screen readers read a text prefix as the field's description.
   */
  leading?: string | Glyph
  /** A fixed suffix that is not typed, such as `.press.kz`. */
  trailing?: string
  /** A unit at the end without a background, such as %, ₸ or мм. */
  suffix?: string | undefined
  /** A small Button or IconButtons that belong to this field, at the very end. */
  action?: ReactNode
  /** Whether all digits have the same width. @default false */
  tabular?: boolean
}

/** A one-line text field joined with fixed text, a unit or a button. */
export function InputGroup({
  type = 'text',
  leading,
  trailing,
  suffix,
  action,
  tabular,
  onValueChange,
  'aria-describedby': describedBy,
  id,
  ...props
}: InputGroupProps) {
  const { frame, control, ids, readOnly, rest } = useField({ ...props, id })
  const affixIds = { before: `${ids.control}-before`, after: `${ids.control}-after` }
  const descriptionIds = [
    control['aria-describedby'],
    typeof leading === 'string' && affixIds.before,
    trailing && affixIds.after,
    describedBy,
  ].filter(Boolean)
  return (
    <Field {...frame}>
      <div className={frames.box}>
        {leading && (
          <span className={styles.leading} id={affixIds.before}>
            {typeof leading === 'string' ? (
              <span className={styles.segmentText}>{leading}</span>
            ) : (
              <Icon glyph={leading} size={18} />
            )}
          </span>
        )}
        <input
          {...rest}
          {...control}
          aria-describedby={descriptionIds.join(' ') || undefined}
          type={type}
          readOnly={readOnly}
          onChange={withValueCallback(rest.onChange, onValueChange, getInputValue)}
          className={classes(frames.control, styles.input, tabular && frames.figures)}
        />
        {suffix && (
          <span className={frames.suffix} aria-hidden>
            {suffix}
          </span>
        )}
        {trailing && (
          <span className={styles.trailing} id={affixIds.after}>
            <span className={styles.segmentText}>{trailing}</span>
          </span>
        )}
        {action && <span className={styles.action}>{action}</span>}
      </div>
    </Field>
  )
}
