import { useRef, type KeyboardEvent, type RefObject } from 'react'
import { forwardedEscapes } from './forwarded-escapes.ts'

/**
 * Closes the box on Esc, but only if the focused element in the box did not use the key. Radix handles the key at the document
 * before the field does. Fields that use the key stop its propagation. Spread both props onto the Content.
 */
export function useEscape(box: RefObject<HTMLElement | null>, close: () => void) {
  const escapeEvent = useRef<globalThis.KeyboardEvent>(null)
  return {
    onEscapeKeyDown: (event: globalThis.KeyboardEvent) => {
      event.preventDefault()
      if (box.current?.contains(event.target as Node)) escapeEvent.current = event
      else close()
    },
    onKeyDown: (event: KeyboardEvent) => {
      const own = box.current?.contains(event.target as Node) && forwardedEscapes.has(event.nativeEvent)
      if (own || event.nativeEvent === escapeEvent.current) close()
    },
  }
}
