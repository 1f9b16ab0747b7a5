import { useState, type ChangeEvent, type FocusEvent, type KeyboardEvent } from 'react'

interface ReadText {
  /** The parsed value, or ''. */
  value: string
  onValueChange: (value: string) => void
  /** Parses a text. Returns null if the text cannot be parsed. */
  read: (text: string) => string | null
  write: (value: string) => string
  onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined
}

/** Handles text in free formats, such as a date or a time. The text is parsed after it was typed. */
export function useParsedText({ value, onValueChange, read, write, onBlur }: ReadText) {
  /** The text being typed, which is not parsed yet or cannot be parsed. */
  const [draft, setDraft] = useState<string | null>(null)
  const [unreadable, setUnreadable] = useState(false)

  const settle = (text: string) => {
    const understood = read(text)
    const lost = text.trim() !== '' && understood === null
    setUnreadable(lost)
    setDraft(lost ? text : null)
    if ((understood ?? '') !== value) onValueChange(understood ?? '')
  }
  return {
    /** Whether the text could not be parsed. The text stays in the input. */
    unreadable,
    typing: draft !== null && !unreadable,
    /** Sets a value that was not typed. */
    take: (next: string) => {
      setDraft(null)
      setUnreadable(false)
      if (next !== value) onValueChange(next)
    },
    inputProps: {
      value: draft ?? (value && write(value)),
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        setDraft(target.value)
        setUnreadable(false)
        // A complete text takes effect immediately. If its error disappeared only on blur, the page would move under the next
        // press.
        const understood = read(target.value)
        if (understood && understood !== value && write(understood) === target.value.trim()) onValueChange(understood)
      },
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        // Enter submits the form, so the typed text must be parsed before it.
        if (event.key === 'Enter' && draft !== null) settle(draft)
      },
      onBlur: (event: FocusEvent<HTMLInputElement>) => {
        if (draft !== null) settle(draft)
        onBlur?.(event)
      },
    },
  }
}
