import { useEffect, useEffectEvent, useState } from 'react'

export interface UseDebouncedTextOptions {
  /** The debounce in milliseconds. With 0 every letter is reported. */
  debounceMs: number
  /** Extracts the value from the typed text. @default trims it */
  read?: (typed: string) => string
}

const trimmed = (typed: string) => typed.trim()

/** Holds text while it is typed. Reports the value when the typing pauses. */
export function useDebouncedText(
  value: string,
  onDebounced: (value: string) => void,
  { debounceMs: pause, read = trimmed }: UseDebouncedTextOptions,
): [typed: string, type: (text: string) => void] {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  // If something other than typing changed the value, such as a link or «drop the filters», the field shows the new value.
  if (value !== known) {
    setKnown(value)
    if (value !== read(typed)) setTyped(value)
  }
  const text = read(typed)
  const settle = useEffectEvent(() => onDebounced(text))
  useEffect(() => {
    if (text === value || pause === 0) return
    const timer = setTimeout(() => settle(), pause)
    return () => clearTimeout(timer)
  }, [text, value, pause])
  return [
    typed,
    (next) => {
      setTyped(next)
      if (pause === 0 && read(next) !== value) onDebounced(read(next))
    },
  ]
}
