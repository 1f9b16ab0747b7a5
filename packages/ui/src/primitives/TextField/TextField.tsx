import { useTranslation } from '@press/i18n'
import { useState, type ComponentPropsWithRef } from 'react'
import { glyphs, Icon, type Glyph } from '../../foundations/Icon/index.ts'
import { classes } from '../../foundations/classes.ts'
import { withValueCallback, getInputValue } from '../../private/with-value-callback.ts'
import * as styles from '../Field/Field.css.ts'
import { Field, useField, type FieldTexts } from '../Field/index.ts'
import { TitleLine } from './TitleLine.tsx'

export const textFieldTypes = ['text', 'email', 'tel', 'url', 'search', 'password'] as const

type NativeProps = Omit<
  ComponentPropsWithRef<'input'>,
  'className' | 'style' | 'size' | 'prefix' | 'type' | 'children' | 'aria-invalid'
>

export interface TextFieldProps extends FieldTexts, NativeProps {
  /** Called with the bare value; `onChange` gets the native event, for a form library's `register`. */
  onValueChange?: ((value: string) => void) | undefined
  /** `password` gets a button that reveals the password. For numbers use `text` with an `inputMode`. @default 'text' */
  type?: (typeof textFieldTypes)[number]
  /** The height. `md` is 38 px, adjusted by density; `lg` is 44 px, for a field on its own page (sign-in). @default 'md' */
  size?: 'md' | 'lg'
  /** An icon before the text. */
  prefix?: Glyph
  /** A unit after the text: %, ₸, мм. */
  suffix?: string
  /** Whether the text is set in serif, like all book titles, and wraps when it is long. @default false */
  bookTitle?: boolean
  /** Whether all digits have the same width, for money, dates and numbers. @default false */
  tabular?: boolean
}

/** A text field with one line. */
export function TextField({
  type = 'text',
  size = 'md',
  prefix,
  suffix,
  bookTitle,
  tabular,
  onValueChange,
  ...props
}: TextFieldProps) {
  const { t } = useTranslation('ui')
  const { frame, control, readOnly, rest } = useField(props)
  const [isRevealed, setIsRevealed] = useState(false)
  const InputElement = bookTitle ? TitleLine : 'input'
  return (
    <Field {...frame}>
      <div className={classes(styles.box, size === 'lg' && styles.largeBox)}>
        {prefix && (
          <span className={`${styles.glyph} ${styles.prefix}`}>
            <Icon glyph={prefix} size={18} />
          </span>
        )}
        <InputElement
          {...rest}
          {...control}
          type={type === 'password' && isRevealed ? 'text' : type}
          readOnly={readOnly}
          onChange={withValueCallback(rest.onChange, onValueChange, getInputValue)}
          className={classes(styles.control, prefix && styles.inputAfterPrefix, tabular && styles.figures)}
        />
        {suffix && (
          <span className={styles.suffix} aria-hidden>
            {suffix}
          </span>
        )}
        {type === 'password' && (
          <button
            type="button"
            className={styles.innerButton}
            aria-label={t(isRevealed ? 'field.hidePassword' : 'field.showPassword')}
            aria-controls={control.id}
            disabled={rest.disabled}
            onClick={() => setIsRevealed(!isRevealed)}
          >
            <Icon glyph={isRevealed ? glyphs.eye : glyphs.eyeSlash} size={18} />
          </button>
        )}
      </div>
    </Field>
  )
}
