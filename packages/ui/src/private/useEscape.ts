import { useRef, type KeyboardEvent, type RefObject } from 'react'
import { forwardedEscapes } from './forwarded-escapes.ts'

/**
 * Closes the box on Esc, but only if the focused element in the box did not use the key. Radix handles the key at the document
 * before the field does. Fields that use the key stop its propagation. Spread the props onto the Content.
 */
export function useEscape(boxRef: RefObject<HTMLElement | null>, onClose: () => void) {
  const escapeEventRef = useRef<globalThis.KeyboardEvent>(null)
  return {
    /** Tells a toast to forward the key to this box. */
    'data-handles-escape': true,
    onEscapeKeyDown: (event: globalThis.KeyboardEvent) => {
      event.preventDefault()
      if (boxRef.current?.contains(event.target as Node)) escapeEventRef.current = event
      else onClose()
    },
    onKeyDown: (event: KeyboardEvent) => {
      const isForwarded = boxRef.current?.contains(event.target as Node) && forwardedEscapes.has(event.nativeEvent)
      if (isForwarded || event.nativeEvent === escapeEventRef.current) onClose()
    },
  }
}
