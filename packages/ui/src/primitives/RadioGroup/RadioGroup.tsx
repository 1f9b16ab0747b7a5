import { useId, type ComponentPropsWithRef } from 'react'
import { classes } from '../../foundations/classes.ts'
import { withValueCallback } from '../../private/with-value-callback.ts'
import * as checks from '../Checkbox/Checkbox.css.ts'
import { Field, useField, type FieldTexts } from '../Field/index.ts'
import * as styles from './RadioGroup.css.ts'

export interface RadioOption<Value extends string = string> {
  value: Value
  label: string
  /** A second, quieter line. */
  detail?: string
  disabled?: boolean
}

export const radioVariants = ['vertical', 'horizontal', 'cards'] as const

type NativeProps = Pick<ComponentPropsWithRef<'input'>, 'id' | 'name' | 'onChange' | 'onBlur' | 'ref' | 'disabled'>

export interface RadioGroupProps<Value extends string = string> extends FieldTexts, NativeProps {
  options: readonly RadioOption<Value>[]
  /** The chosen value. When set, the group is controlled. */
  value?: Value | null
  /** Called with the bare value; `onChange` gets the native event, for a form library's `register`. */
  onValueChange?: ((value: Value) => void) | undefined
  defaultValue?: Value
  /** Use `cards` if the choice determines the following steps. @default 'vertical' */
  variant?: (typeof radioVariants)[number]
}

/** A choice of one option out of a few. All options are visible. */
export function RadioGroup<Value extends string>({
  options,
  value,
  defaultValue,
  variant = 'vertical',
  onValueChange,
  ...props
}: RadioGroupProps<Value>) {
  const { frame, control, ids, readOnly, rest } = useField(props)
  const generatedName = useId()
  const handleChange = withValueCallback(
    rest.onChange,
    onValueChange,
    (radio: HTMLInputElement) => radio.value as Value,
  )
  const isCard = variant === 'cards'
  return (
    <Field {...frame} kind="group">
      <div
        role="radiogroup"
        id={control.id}
        aria-labelledby={ids.label}
        aria-describedby={control['aria-describedby']}
        aria-invalid={control['aria-invalid']}
        aria-required={control.required}
        className={styles.layout[variant]}
      >
        {options.map((option) => (
          <label key={option.value} className={classes(isCard ? styles.card : checks.row, checks.size.md)}>
            <input
              {...rest}
              type="radio"
              name={rest.name ?? generatedName}
              value={option.value}
              disabled={rest.disabled || option.disabled || readOnly}
              className={classes(checks.mark, styles.round, isCard && styles.inCard)}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue, onChange: handleChange }
                : { checked: option.value === value, onChange: handleChange ?? (() => undefined) })}
            />
            <span className={checks.labelText}>
              <span className={classes(isCard && styles.cardLabel)}>{option.label}</span>
              {option.detail && <span className={checks.detail}>{option.detail}</span>}
            </span>
          </label>
        ))}
      </div>
    </Field>
  )
}
