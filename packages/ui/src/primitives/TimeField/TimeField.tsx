import { useMemo, useRef, type ComponentPropsWithRef } from 'react'
import { glyphs, Icon } from '../../foundations/Icon/index.ts'
import { classes } from '../../foundations/classes.ts'
import { mergeRefs } from '../../private/merge-refs.ts'
import { useCustomValidity } from '../../private/useCustomValidity.ts'
import * as frames from '../Field/Field.css.ts'
import { Field, useField, type FieldTexts } from '../Field/index.ts'
import type { ClockTime } from './time-text.ts'
import { useTimeText, type TimeBounds } from './useTimeText.ts'

type NativeProps = Pick<
  ComponentPropsWithRef<'input'>,
  'id' | 'name' | 'ref' | 'disabled' | 'readOnly' | 'onBlur' | 'autoComplete' | 'autoFocus'
>

export interface TimeFieldProps extends FieldTexts, NativeProps, TimeBounds {
  /** `HH:mm`, or '' for none. */
  value: ClockTime
  /**
   * Called when the typed text is understood or an arrow key is pressed. Called with '' when the text is cleared or not understood.
   */
  onValueChange: (value: ClockTime) => void
}

/** A field for a 24-hour clock time, typed in any common format or changed with the arrow keys. */
export function TimeField({ value, onValueChange, min, max, step, ...props }: TimeFieldProps) {
  const isLocked = Boolean(props.disabled || props.readOnly || props.readOnlyReason)
  const { problem, inputProps } = useTimeText({
    value,
    onValueChange,
    min,
    max,
    step,
    locked: isLocked,
    onBlur: props.onBlur,
  })
  const inputRef = useRef<HTMLInputElement>(null)
  useCustomValidity(inputRef, problem)
  const { frame, control, readOnly, rest } = useField({ ...props, error: problem ?? props.error })
  const { ref, ...native } = rest
  const mergedRef = useMemo(() => mergeRefs(inputRef, ref), [ref])
  return (
    <Field {...frame}>
      <div className={frames.box}>
        <input
          {...native}
          {...control}
          {...inputProps}
          ref={mergedRef}
          autoComplete={native.autoComplete ?? 'off'}
          readOnly={readOnly}
          className={classes(frames.control, frames.figures)}
        />
        <span className={frames.glyph}>
          <Icon glyph={glyphs.clock} size={18} />
        </span>
      </div>
    </Field>
  )
}
