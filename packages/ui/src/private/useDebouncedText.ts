import { useEffect, useEffectEvent, useState } from 'react'

export interface UseDebouncedTextOptions {
  /** A pause in typing this long (ms) hands the text on; 0 hands on every letter. */
  debounceMs: number
  /** What of the typed text counts. @default without space around it */
  read?: (typed: string) => string
}

const trimmed = (typed: string) => typed.trim()

/** Text that is being typed, ahead of the value that follows it once the typing pauses. */
export function useDebouncedText(
  value: string,
  onSettled: (value: string) => void,
  { debounceMs: pause, read = trimmed }: UseDebouncedTextOptions,
): [typed: string, type: (text: string) => void] {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  // It was changed by other means, a link or «drop the filters»: show what it is now.
  if (value !== known) {
    setKnown(value)
    if (value !== read(typed)) setTyped(value)
  }
  const text = read(typed)
  const settle = useEffectEvent(() => onSettled(text))
  useEffect(() => {
    if (text === value || pause === 0) return
    const timer = setTimeout(() => settle(), pause)
    return () => clearTimeout(timer)
  }, [text, value, pause])
  return [
    typed,
    (next) => {
      setTyped(next)
      if (pause === 0 && read(next) !== value) onSettled(read(next))
    },
  ]
}
