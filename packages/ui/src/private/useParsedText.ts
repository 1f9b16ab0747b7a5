import { useState, type ChangeEvent, type FocusEvent, type KeyboardEvent } from 'react'

interface ParsedTextOptions {
  /** The parsed value, or ''. */
  value: string
  onValueChange: (value: string) => void
  /** Parses a text. Returns null if the text cannot be parsed. */
  parse: (text: string) => string | null
  format: (value: string) => string
  onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined
}

/** Handles text in free formats, such as a date or a time. The text is parsed after it was typed. */
export function useParsedText({ value, onValueChange, parse, format, onBlur }: ParsedTextOptions) {
  /** The text being typed, which is not parsed yet or cannot be parsed. */
  const [draft, setDraft] = useState<string | null>(null)
  const [isUnreadable, setIsUnreadable] = useState(false)

  const parseDraft = (text: string) => {
    const parsedValue = parse(text)
    const isUnparsable = text.trim() !== '' && parsedValue === null
    setIsUnreadable(isUnparsable)
    setDraft(isUnparsable ? text : null)
    if ((parsedValue ?? '') !== value) onValueChange(parsedValue ?? '')
  }
  return {
    /** Whether the text could not be parsed. The text stays in the input. */
    isUnreadable,
    isTyping: draft !== null && !isUnreadable,
    /** Sets a value that was not typed. */
    setParsedValue: (nextValue: string) => {
      setDraft(null)
      setIsUnreadable(false)
      if (nextValue !== value) onValueChange(nextValue)
    },
    inputProps: {
      value: draft ?? (value && format(value)),
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        setDraft(target.value)
        setIsUnreadable(false)
        // A complete text takes effect immediately. If its error disappeared only on blur, the page would move under the next
        // press.
        const parsedValue = parse(target.value)
        if (parsedValue && parsedValue !== value && format(parsedValue) === target.value.trim())
          onValueChange(parsedValue)
      },
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        // Enter submits the form, so the typed text must be parsed before it.
        if (event.key === 'Enter' && draft !== null) parseDraft(draft)
      },
      onBlur: (event: FocusEvent<HTMLInputElement>) => {
        if (draft !== null) parseDraft(draft)
        onBlur?.(event)
      },
    },
  }
}
