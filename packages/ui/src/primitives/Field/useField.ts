import { useId, type ReactNode } from 'react'
import { useFieldError } from './field-errors.ts'

/** The texts of a field. */
export interface FieldTexts {
  /** The label above the control, and its accessible name. */
  label: string
  /** Whether to show the label only to screen readers, when the context makes it clear (a search, a cell). @default false */
  labelHidden?: boolean
  /** One line beneath: a format, an example, where to find the value. */
  hint?: ReactNode
  /** What is wrong and what to do; replaces the hint. @default the error that the surrounding Form has for `name` */
  error?: string | undefined
  /** Whether the field must be filled in: shows a red star after the label. @default false */
  required?: boolean
  /** Whether to show «необязательно», for forms in which most fields are required. @default false */
  optional?: boolean
  /** Why the value cannot be changed, shown beneath. Makes the field read-only. */
  readOnlyReason?: string | undefined
  /** Content at the end of the label's line: a link such as «Забыли пароль?». */
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

/** Splits a field's props: `frame` for Field, `control` for the element that takes input, and `rest` for that element too. */
export function useField<Props extends FieldInput>(props: Props) {
  const {
    label,
    labelHidden,
    hint,
    error: errorProp,
    required,
    optional,
    readOnlyReason,
    labelAside,
    id,
    readOnly,
    'aria-describedby': describedBy,
    ...rest
  } = props
  const generatedId = useId()
  const formError = useFieldError(props.name)
  const error = errorProp ?? formError
  const controlId = id ?? generatedId
  const ids = {
    control: controlId,
    label: `${controlId}-label`,
    below: `${controlId}-below`,
    optional: `${controlId}-optional`,
  }
  const descriptionIds = [
    (error ?? readOnlyReason ?? hint) ? ids.below : undefined,
    optional ? ids.optional : undefined,
    describedBy,
  ].filter(Boolean)
  return {
    ids,
    error,
    readOnly: Boolean(readOnly || readOnlyReason),
    frame: { ids, label, labelHidden, hint, error, required, optional, readOnlyReason, labelAside },
    /**
     * Props for the element that takes focus. `aria-invalid` is always set: otherwise an empty required field counts as invalid.
     */
    control: {
      id: ids.control,
      required,
      'aria-invalid': Boolean(error),
      'aria-describedby': descriptionIds.join(' ') || undefined,
    },
    rest,
  }
}
