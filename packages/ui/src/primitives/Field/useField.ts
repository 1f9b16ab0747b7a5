import { useId, type ReactNode } from 'react'
import { useFieldError } from './field-errors.ts'

/** What every field says about itself. */
export interface FieldTexts {
  /** Above the control, and its name. */
  label: string
  /** Leaves the label to screen readers alone, where the place says what it is (a search, a cell). @default false */
  labelHidden?: boolean
  /** One line beneath: a format, an example, where to find it. */
  hint?: ReactNode
  /** What is wrong and what to do, in the hint's place. @default what the Form around it knows by `name` */
  error?: string | undefined
  /** Cannot be left empty: a red star after the label. @default false */
  required?: boolean
  /** Says «необязательно», where most fields are required. @default false */
  optional?: boolean
  /** Why it can be read and not changed, beneath; it makes the field read-only. */
  readOnlyReason?: string | undefined
  /** On the label's line, at the end: a link such as «Забыли пароль?». */
  labelAside?: ReactNode
}

interface FieldInput extends FieldTexts {
  id?: string | undefined
  name?: string | undefined
  readOnly?: boolean | undefined
  'aria-describedby'?: string | undefined
}

export interface FieldParts {
  ids: { control: string; label: string; below: string; optional: string }
  error: string | undefined
}

/** Splits a field's props: `frame` for Field, `control` for the element that is typed in, `rest` for it too. */
export function useField<Props extends FieldInput>(props: Props) {
  const {
    label,
    labelHidden,
    hint,
    error: ownError,
    required,
    optional,
    readOnlyReason,
    labelAside,
    id,
    readOnly,
    'aria-describedby': describedBy,
    ...rest
  } = props
  const made = useId()
  const known = useFieldError(props.name)
  const error = ownError ?? known
  const control = id ?? made
  const ids = { control, label: `${control}-label`, below: `${control}-below`, optional: `${control}-optional` }
  const said = [
    (error ?? readOnlyReason ?? hint) ? ids.below : undefined,
    optional ? ids.optional : undefined,
    describedBy,
  ].filter(Boolean)
  return {
    ids,
    error,
    readOnly: Boolean(readOnly || readOnlyReason),
    frame: { ids, label, labelHidden, hint, error, required, optional, readOnlyReason, labelAside },
    /** Wiring for the element that has the focus. `aria-invalid` is always said: an empty required field is not yet wrong. */
    control: {
      id: ids.control,
      required,
      'aria-invalid': Boolean(error),
      'aria-describedby': said.join(' ') || undefined,
    },
    rest,
  }
}
