import { useEffect, useEffectEvent } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** Tells of all values of a form after every change of one. */
export function useChangedValues<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  onChange: ((values: Values) => void) | undefined,
): void {
  const tell = useEffectEvent(() => onChange?.(form.getValues()))
  const { subscribe } = form
  useEffect(() => subscribe({ formState: { values: true }, callback: () => tell() }), [subscribe])
}
