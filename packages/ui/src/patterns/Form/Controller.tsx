import type { ReactElement } from 'react'
import {
  useController,
  type ControllerFieldState,
  type ControllerRenderProps,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type UseControllerProps,
} from 'react-hook-form'

/** The props that our fields take from the form: `<MoneyField {...field} label="…" />`. */
export interface ControlledField<Values extends FieldValues, Name extends FieldPath<Values>> extends Omit<
  ControllerRenderProps<Values, Name>,
  'onChange'
> {
  onValueChange: (value: FieldPathValue<Values, Name>) => void
}

export interface ControllerProps<Values extends FieldValues, Name extends FieldPath<Values>> extends UseControllerProps<
  Values,
  Name
> {
  render: (renderArgs: { field: ControlledField<Values, Name>; fieldState: ControllerFieldState }) => ReactElement
}

/** Connects a field with a non-text value to the form: a date, an amount, a file, a person. */
export function Controller<Values extends FieldValues, Name extends FieldPath<Values>>({
  render,
  ...options
}: ControllerProps<Values, Name>) {
  const {
    field: { onChange, ...field },
    fieldState,
  } = useController(options)
  return render({ field: { ...field, onValueChange: onChange }, fieldState })
}
