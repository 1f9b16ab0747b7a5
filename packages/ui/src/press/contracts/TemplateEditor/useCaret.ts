import { useRef, useState, type SyntheticEvent } from 'react'
import type { FieldPath } from 'react-hook-form'
import type { PressForm } from '../../../patterns/Form/index.ts'
import type { TemplateValues } from './template-values.ts'

/** Matches the names of fields whose text is part of the contract. */
const textFieldPattern = /\.(?:ru|kz)$/u

/** Remembers the last position of the text cursor and inserts text there. */
export function useCaret({ getValues, setValue }: Pick<PressForm<TemplateValues>, 'getValues' | 'setValue'>) {
  const field = useRef<HTMLInputElement | HTMLTextAreaElement>(null)
  const [hasPosition, setHasPosition] = useState(false)
  const rememberField = ({ target }: SyntheticEvent) => {
    if (!(target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement)) return
    if (!textFieldPattern.test(target.name)) return
    field.current = target
    setHasPosition(true)
  }
  const insertText = (text: string) => {
    const element = field.current
    if (!element?.isConnected) return
    const name = element.name as FieldPath<TemplateValues>
    // The cast is safe: only text fields whose names match `textFieldPattern` are remembered.
    const value = getValues(name) as string
    const [start, end] = [element.selectionStart ?? value.length, element.selectionEnd ?? value.length]
    setValue(name, `${value.slice(0, start)}${text}${value.slice(end)}`, {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: true,
    })
    // Runs after the menu has returned the focus to its button.
    setTimeout(() => {
      element.focus()
      element.setSelectionRange(start + text.length, start + text.length)
    })
  }
  return {
    hasPosition,
    insert: insertText,
    fieldProps: { onFocus: rememberField, onSelect: rememberField },
  }
}
