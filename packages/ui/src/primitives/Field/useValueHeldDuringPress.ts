import { useState, useSyncExternalStore } from 'react'

/** Whether a pointer went down while a field had focus and the click has not happened yet. */
let pressed = false
const listeners = new Set<() => void>()
const set = (now: boolean) => {
  if (now === pressed) return
  pressed = now
  for (const listener of listeners) listener()
}
const down = () => set(document.activeElement?.matches('input, textarea, select') === true)
// Runs after the click event, which follows `pointerup`.
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
 * Holds a value while a pointer is down. Pressing a button blurs the field and shows its error. A line that appeared immediately
 * would move the button from under the pointer, and the click would be lost.
 */
export function useValueHeldDuringPress<Value>(value: Value): Value {
  const isPressed = useSyncExternalStore(
    subscribe,
    () => pressed,
    () => false,
  )
  const [heldValue, setHeldValue] = useState(value)
  if (!isPressed && heldValue !== value) setHeldValue(value)
  return isPressed ? heldValue : value
}
