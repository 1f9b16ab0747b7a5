import { useState, useSyncExternalStore } from 'react'

/** Whether a pointer went down while a field had focus and the click has not happened yet. */
let isPointerDown = false
const listeners = new Set<() => void>()
const setPointerDown = (isDown: boolean) => {
  if (isDown === isPointerDown) return
  isPointerDown = isDown
  for (const listener of listeners) listener()
}
const handlePointerDown = () => setPointerDown(document.activeElement?.matches('input, textarea, select') === true)
// Runs after the click event, which follows `pointerup`.
const handlePointerUp = () => void setTimeout(() => setPointerDown(false))

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  if (listeners.size === 1) {
    addEventListener('pointerdown', handlePointerDown, true)
    addEventListener('pointerup', handlePointerUp, true)
    addEventListener('pointercancel', handlePointerUp, true)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    removeEventListener('pointerdown', handlePointerDown, true)
    removeEventListener('pointerup', handlePointerUp, true)
    removeEventListener('pointercancel', handlePointerUp, true)
    isPointerDown = false
  }
}

/**
 * Holds a value while a pointer is down. Pressing a button blurs the field and shows its error. A line that appeared immediately
 * would move the button from under the pointer, and the click would be lost.
 */
export function useValueHeldDuringPress<Value>(value: Value): Value {
  const isPressed = useSyncExternalStore(
    subscribe,
    () => isPointerDown,
    () => false,
  )
  const [heldValue, setHeldValue] = useState(value)
  if (!isPressed && heldValue !== value) setHeldValue(value)
  return isPressed ? heldValue : value
}
