import { useEffect, useEffectEvent } from 'react'

const typing = 'input, textarea, select, [contenteditable="true"]'
const named: Record<string, string> = {
  esc: 'escape',
  up: 'arrowup',
  down: 'arrowdown',
  left: 'arrowleft',
  right: 'arrowright',
  space: ' ',
  del: 'delete',
}

/** Whether a key press is the one that `keys` writes down: `mod+k`, `shift+del`, `?`. Letters go by their place, in any layout. */
export function isShortcut(event: KeyboardEvent, keys: string): boolean {
  const parts = keys.split(/\+(?=.)/)
  const key = parts.at(-1) ?? ''
  const wants = (name: string) => parts.slice(0, -1).includes(name)
  const letter = /^[a-z]$/.test(key)
  const held = event.ctrlKey || event.metaKey
  if (held !== (wants('mod') || wants('ctrl')) || event.altKey !== wants('alt')) return false
  // A sign such as «?» may need Shift itself.
  if ((letter || key.length > 1) && event.shiftKey !== wants('shift')) return false
  return letter ? event.code === `Key${key.toUpperCase()}` : event.key.toLowerCase() === (named[key] ?? key)
}

export interface ShortcutOptions {
  /** Off where the person has turned single keys off (WCAG 2.1.4). @default true */
  enabled?: boolean
}

/**
 * Does something on a key press anywhere on the page. A key without Ctrl or ⌘ is left alone while something is typed,
 * and every key while a dialog is open.
 */
export function useShortcut(keys: string, run: () => void, { enabled = true }: ShortcutOptions = {}): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || !isShortcut(event, keys)) return
    const bare = !event.ctrlKey && !event.metaKey
    if (bare && event.target instanceof Element && event.target.closest(typing)) return
    if (document.querySelector('[data-modal]')) return
    event.preventDefault()
    run()
  })
  useEffect(() => {
    if (!enabled) return
    const listener = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [enabled])
}
