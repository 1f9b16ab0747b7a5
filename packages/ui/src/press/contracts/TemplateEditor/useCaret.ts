import { useRef, useState, type SyntheticEvent } from 'react'
import type { FieldPath } from 'react-hook-form'
import type { PressForm } from '../../../patterns/Form/index.ts'
import type { TemplateValues } from './template-values.ts'

/** Matches the names of fields whose text is part of the contract. */
const ofText = /\.(?:ru|kz)$/u

/** Remembers the last position of the text cursor and inserts text there. */
export function useCaret({ getValues, setValue }: Pick<PressForm<TemplateValues>, 'getValues' | 'setValue'>) {
  const field = useRef<HTMLInputElement | HTMLTextAreaElement>(null)
  const [known, setKnown] = useState(false)
  const remember = ({ target }: SyntheticEvent) => {
    if (!(target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement)) return
    if (!ofText.test(target.name)) return
    field.current = target
    setKnown(true)
  }
  const insert = (text: string) => {
    const at = field.current
    if (!at?.isConnected) return
    const name = at.name as FieldPath<TemplateValues>
    // The cast is safe: only text fields whose names match `ofText` are remembered.
    const value = getValues(name) as string
    const [start, end] = [at.selectionStart ?? value.length, at.selectionEnd ?? value.length]
    setValue(name, `${value.slice(0, start)}${text}${value.slice(end)}`, {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: true,
    })
    // Runs after the menu has returned the focus to its button.
    setTimeout(() => {
      at.focus()
      at.setSelectionRange(start + text.length, start + text.length)
    })
  }
  return { known, insert, follow: { onFocus: remember, onSelect: remember } }
}
