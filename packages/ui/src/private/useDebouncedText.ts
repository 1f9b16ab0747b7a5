import { useEffect, useEffectEvent, useState } from 'react'

export interface UseDebouncedTextOptions {
  /** The debounce in milliseconds. With 0 every letter is reported. */
  debounceMs: number
  /** Extracts the value from the typed text. @default trims it */
  read?: (text: string) => string
}

const trimText = (text: string) => text.trim()

/** Holds text while it is typed. Reports the value when the typing pauses. */
export function useDebouncedText(
  value: string,
  onDebounced: (value: string) => void,
  { debounceMs: debounceDelayMs, read = trimText }: UseDebouncedTextOptions,
): [typed: string, type: (text: string) => void] {
  const [inputText, setInputText] = useState(value)
  const [lastValue, setLastValue] = useState(value)
  // If something other than typing changed the value, such as a link or a reset button, the field shows the new value.
  if (value !== lastValue) {
    setLastValue(value)
    if (value !== read(inputText)) setInputText(value)
  }
  const parsedValue = read(inputText)
  const reportValue = useEffectEvent(() => onDebounced(parsedValue))
  useEffect(() => {
    if (parsedValue === value || debounceDelayMs === 0) return
    const timer = setTimeout(() => reportValue(), debounceDelayMs)
    return () => clearTimeout(timer)
  }, [parsedValue, value, debounceDelayMs])
  return [
    inputText,
    (nextText) => {
      setInputText(nextText)
      if (debounceDelayMs === 0 && read(nextText) !== value) onDebounced(read(nextText))
    },
  ]
}
