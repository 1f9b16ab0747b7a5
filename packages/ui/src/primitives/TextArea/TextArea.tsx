import { useTranslation } from '@press/i18n'
import { useLayoutEffect, useMemo, useRef, useState, type ChangeEvent, type ComponentPropsWithRef } from 'react'
import { Text } from '../../foundations/Text/index.ts'
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts'
import { mergeRefs } from '../../private/merge-refs.ts'
import { withValueCallback, getInputValue } from '../../private/with-value-callback.ts'
import { useCustomValidity } from '../../private/useCustomValidity.ts'
import * as frames from '../Field/Field.css.ts'
import { Field, useField, type FieldTexts } from '../Field/index.ts'
import * as styles from './TextArea.css.ts'

type NativeProps = Omit<
  ComponentPropsWithRef<'textarea'>,
  'className' | 'style' | 'children' | 'aria-invalid' | 'maxLength'
>

export interface TextAreaProps extends FieldTexts, NativeProps {
  /** Called with the bare value; `onChange` gets the native event, for a form library's `register`. */
  onValueChange?: ((value: string) => void) | undefined
  /** The minimum height in lines. The field grows with the text. @default 3 */
  rows?: number
  /**
   * The maximum length, shown as a counter beneath. Longer text is marked as too long and not cut off, so that no pasted text is
   * lost.
   */
  maxLength?: number
}

/** Screen readers announce the counter when at most this many characters are left. */
const warningThreshold = 50

/** A text field with several lines. */
export function TextArea({ rows = 3, maxLength, onChange, onValueChange, ref, ...props }: TextAreaProps) {
  const { t } = useTranslation('ui')
  const [usedLength, setUsedLength] = useState(0)
  const charactersLeft = (maxLength ?? Infinity) - usedLength
  const ownError = charactersLeft < 0 ? t('field.over', { count: -charactersLeft }) : undefined
  const { frame, control, readOnly, rest } = useField({ ...props, error: ownError ?? props.error })
  const areaRef = useRef<HTMLTextAreaElement>(null)
  const mergedRef = useMemo(() => mergeRefs(areaRef, ref), [ref])
  useCustomValidity(areaRef, ownError)
  // A form library changes the text without React when it fills or resets a form, so the length is read after every render.
  // Setting an equal length causes no render, so the effect does not loop.
  // oxlint-disable-next-line react/exhaustive-deps
  useLayoutEffect(() => {
    setUsedLength(areaRef.current?.value.length ?? 0)
  })
  const handleChange = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setUsedLength(event.target.value.length)
    withValueCallback(onChange, onValueChange, getInputValue)?.(event)
  }
  const counterElement = maxLength !== undefined && (
    <>
      <Text variant="caption" tabular tone={charactersLeft < 0 ? 'danger' : 'muted'}>
        {t('field.counter', { used: usedLength, max: maxLength })}
      </Text>
      <VisuallyHidden>
        <output>
          {ownError ?? (charactersLeft <= warningThreshold ? t('field.left', { count: charactersLeft }) : '')}
        </output>
      </VisuallyHidden>
    </>
  )
  return (
    <Field {...frame} messageAside={counterElement}>
      <div className={frames.box}>
        <textarea
          {...rest}
          {...control}
          ref={mergedRef}
          readOnly={readOnly}
          rows={rows}
          className={`${frames.control} ${styles.area}`}
          style={{ minBlockSize: `calc(${rows} * 1lh + 16px)` }}
          onChange={handleChange}
        />
      </div>
    </Field>
  )
}
