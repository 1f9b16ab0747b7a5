import { useRef, type KeyboardEvent, type RefObject } from 'react'
import { forwardedEscapes } from './forwarded-escapes.ts'

/**
 * Closes by Esc, but only when what has the focus in the box made no use of the key: Radix asks at the document before
 * the field inside has heard of it. Fields that use it stop its propagation. Spread both onto the Content.
 */
export function useEscape(box: RefObject<HTMLElement | null>, close: () => void) {
  const asked = useRef<globalThis.KeyboardEvent>(null)
  return {
    onEscapeKeyDown: (event: globalThis.KeyboardEvent) => {
      event.preventDefault()
      if (box.current?.contains(event.target as Node)) asked.current = event
      else close()
    },
    onKeyDown: (event: KeyboardEvent) => {
      const own = box.current?.contains(event.target as Node) && forwardedEscapes.has(event.nativeEvent)
      if (own || event.nativeEvent === asked.current) close()
    },
  }
}
