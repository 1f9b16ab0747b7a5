import { useState, useSyncExternalStore } from 'react'

/** Whether a pointer went down while somebody was in a field, and has not become a click yet. */
let pressed = false
const listeners = new Set<() => void>()
const set = (now: boolean) => {
  if (now === pressed) return
  pressed = now
  for (const listener of listeners) listener()
}
const down = () => set(document.activeElement?.matches('input, textarea, select') === true)
// Behind the click, which comes after the pointer has gone up.
const up = () => void setTimeout(() => set(false))

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  if (listeners.size === 1) {
    addEventListener('pointerdown', down, true)
    addEventListener('pointerup', up, true)
    addEventListener('pointercancel', up, true)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    removeEventListener('pointerdown', down, true)
    removeEventListener('pointerup', up, true)
    removeEventListener('pointercancel', up, true)
    pressed = false
  }
}

/**
 * A value as it was for as long as a pointer is down. A field that is left by pressing a button finds its error on being
 * left: a line that came at once would push the button from under the pointer, and the click would be lost.
 */
export function useValueHeldDuringPress<Value>(value: Value): Value {
  const holds = useSyncExternalStore(
    subscribe,
    () => pressed,
    () => false,
  )
  const [held, setHeld] = useState(value)
  if (!holds && held !== value) setHeld(value)
  return holds ? held : value
}
