import { useState, type ChangeEvent, type FocusEvent, type KeyboardEvent } from 'react'

interface ReadText {
  /** What was understood, or ''. */
  value: string
  onValueChange: (value: string) => void
  /** Null for what is not understood. */
  read: (text: string) => string | null
  write: (value: string) => string
  onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined
}

/** A text that people write in many ways and that is read once it has been written: a date, a time. */
export function useParsedText({ value, onValueChange, read, write, onBlur }: ReadText) {
  /** What is being typed and is not yet, or cannot be, understood. */
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
    /** What was typed makes no sense; it stays in the input. */
    unreadable,
    typing: draft !== null && !unreadable,
    /** Takes a value that was not typed. */
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
        // What is written out in full counts at once: an error that went away on leaving would move the page under the next press.
        const understood = read(target.value)
        if (understood && understood !== value && write(understood) === target.value.trim()) onValueChange(understood)
      },
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        // Enter sends the form: what was typed has to count by then.
        if (event.key === 'Enter' && draft !== null) settle(draft)
      },
      onBlur: (event: FocusEvent<HTMLInputElement>) => {
        if (draft !== null) settle(draft)
        onBlur?.(event)
      },
    },
  }
}
