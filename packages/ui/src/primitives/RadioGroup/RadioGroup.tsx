import { useId, type ComponentPropsWithRef } from 'react'
import { classes } from '../../foundations/classes.ts'
import * as checks from '../Checkbox/Checkbox.css.ts'
import { Field, useField, type FieldTexts } from '../Field/index.ts'
import * as styles from './RadioGroup.css.ts'

export interface RadioOption {
  value: string
  label: string
  /** A second, quieter line. */
  detail?: string
  disabled?: boolean
}

export const radioVariants = ['vertical', 'horizontal', 'cards'] as const

type Native = Pick<ComponentPropsWithRef<'input'>, 'id' | 'name' | 'onChange' | 'onBlur' | 'ref' | 'disabled'>

export interface RadioGroupProps extends FieldTexts, Native {
  options: readonly RadioOption[]
  /** What is chosen; with it the group is controlled. `onChange` gets the radio's own event. */
  value?: string | null
  defaultValue?: string
  /** `cards` where the choice decides what follows. @default 'vertical' */
  variant?: (typeof radioVariants)[number]
}

/** One of a few, all of them in sight. */
export function RadioGroup({ options, value, defaultValue, variant = 'vertical', ...props }: RadioGroupProps) {
  const { frame, control, ids, readOnly, rest } = useField(props)
  const shared = useId()
  const asCard = variant === 'cards'
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
          <label key={option.value} className={classes(asCard ? styles.card : checks.row, checks.size.md)}>
            <input
              {...rest}
              type="radio"
              name={rest.name ?? shared}
              value={option.value}
              disabled={rest.disabled || option.disabled || readOnly}
              className={classes(checks.mark, styles.round, asCard && styles.inCard)}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value, onChange: rest.onChange ?? (() => undefined) })}
            />
            <span className={checks.words}>
              <span className={classes(asCard && styles.cardLabel)}>{option.label}</span>
              {option.detail && <span className={checks.detail}>{option.detail}</span>}
            </span>
          </label>
        ))}
      </div>
    </Field>
  )
}
