import { useRef, type FocusEvent, type KeyboardEvent } from 'react'
import type { FieldPath, UseFormReturn } from 'react-hook-form'
import type { OfferValues } from './offer-values.ts'

const textFieldSelector = 'input:not([type=checkbox], [type=radio], [role=combobox][aria-expanded=true]), textarea'

/** Reverts a field on Esc to the value it had when it received the focus. Spread the result on the element around the fields. */
export function useRevertOnEscape({ getValues, setValue }: Pick<UseFormReturn<OfferValues>, 'getValues' | 'setValue'>) {
  const previousField = useRef<{ name: FieldPath<OfferValues>; value: ReturnType<typeof getValues> }>(null)
  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const fieldName =
        target instanceof HTMLElement && target.matches(textFieldSelector) && (target as HTMLInputElement).name
      previousField.current = fieldName
        ? { name: fieldName as FieldPath<OfferValues>, value: getValues(fieldName as 'items') as never }
        : null
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const field = event.target as HTMLInputElement
      if (event.key !== 'Escape' || event.defaultPrevented || !field.matches(textFieldSelector)) return
      if (!previousField.current || previousField.current.name !== field.name) return
      event.preventDefault()
      setValue(previousField.current.name, previousField.current.value as never, {
        shouldDirty: true,
        shouldValidate: true,
      })
      field.blur()
    },
  }
}
