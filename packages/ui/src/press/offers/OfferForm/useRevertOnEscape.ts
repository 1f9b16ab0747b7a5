import { useRef, type FocusEvent, type KeyboardEvent } from 'react'
import type { FieldPath, UseFormReturn } from 'react-hook-form'
import type { OfferValues } from './offer-values.ts'

const typed = 'input:not([type=checkbox], [type=radio], [role=combobox][aria-expanded=true]), textarea'

/** Reverts a field on Esc to the value it had when it received the focus. Spread the result on the element around the fields. */
export function useRevertOnEscape({ getValues, setValue }: Pick<UseFormReturn<OfferValues>, 'getValues' | 'setValue'>) {
  const old = useRef<{ name: FieldPath<OfferValues>; value: ReturnType<typeof getValues> }>(null)
  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const name = target instanceof HTMLElement && target.matches(typed) && (target as HTMLInputElement).name
      old.current = name ? { name: name as FieldPath<OfferValues>, value: getValues(name as 'items') as never } : null
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const field = event.target as HTMLInputElement
      if (event.key !== 'Escape' || event.defaultPrevented || !field.matches(typed)) return
      if (!old.current || old.current.name !== field.name) return
      event.preventDefault()
      setValue(old.current.name, old.current.value as never, { shouldDirty: true, shouldValidate: true })
      field.blur()
    },
  }
}
