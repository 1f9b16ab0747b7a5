import { useTranslation } from '@press/i18n'
import type { ComponentPropsWithRef } from 'react'
import { classes } from '../../foundations/classes.ts'
import { withValueCallback, getInputValue } from '../../private/with-value-callback.ts'
import * as frames from '../Field/Field.css.ts'
import { Field, useField, type FieldTexts } from '../Field/index.ts'
import * as styles from './Select.css.ts'

export interface SelectOption {
  value: string
  label: string
  /** A second column in the list: the trim size of a format, the count of a group. */
  detail?: string
  disabled?: boolean
}

export interface SelectGroup {
  label: string
  options: readonly SelectOption[]
}

type NativeProps = Omit<
  ComponentPropsWithRef<'select'>,
  'className' | 'style' | 'children' | 'multiple' | 'size' | 'aria-invalid'
>

export interface SelectProps extends FieldTexts, NativeProps {
  options: readonly (SelectOption | SelectGroup)[]
  /** Called with the bare value; `onChange` gets the native event, for a form library's `register`. */
  onValueChange?: ((value: string) => void) | undefined
  /** The text for no choice, whose value is ''. Use `null` if there is always a choice. @default «Выберите» */
  placeholder?: string | null
  /** Whether a choice can be cleared. @default false */
  clearable?: boolean
}

/** A choice of one option out of a few known options. For many options, for people and for server-side search use Combobox. */
export function Select({ options, placeholder, clearable = false, onValueChange, ...props }: SelectProps) {
  const { t } = useTranslation('ui')
  const { frame, control, readOnly, rest } = useField(props)
  return (
    <Field {...frame}>
      <div className={frames.box}>
        {/* A select has no read-only state: it is disabled and its value is shown as plain text. */}
        <select
          {...rest}
          {...control}
          disabled={rest.disabled || readOnly}
          onChange={withValueCallback(rest.onChange, onValueChange, getInputValue)}
          className={classes(frames.control, styles.select, styles.list)}
          {...(placeholder !== null && rest.value === undefined && { defaultValue: rest.defaultValue ?? '' })}
        >
          {placeholder !== null && (
            <option value="" className={styles.option} disabled={!clearable} hidden={!clearable}>
              {placeholder ?? t('select.placeholder')}
            </option>
          )}
          {options.map((item) =>
            'options' in item ? (
              <optgroup key={item.label} label={item.label} className={styles.group}>
                {item.options.map(renderOption)}
              </optgroup>
            ) : (
              renderOption(item)
            ),
          )}
        </select>
      </div>
    </Field>
  )
}

const renderOption = ({ value, label, detail, disabled }: SelectOption) => (
  <option key={value} value={value} disabled={disabled} data-detail={detail} className={styles.option}>
    {label}
  </option>
)
