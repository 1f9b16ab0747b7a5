import { useEffectEvent, useLayoutEffect } from 'react'

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

/** Signs that stand where other layouts have letters. */
const places: Record<string, string> = { '[': 'BracketLeft', ']': 'BracketRight' }

/** Whether a key press is the one that `keys` writes down: `mod+k`, `shift+del`, `?`. Letters and brackets go by their place, in any layout. */
export function isShortcut(event: KeyboardEvent, keys: string): boolean {
  const parts = keys.split(/\+(?=.)/)
  const key = parts.at(-1) ?? ''
  const wants = (name: string) => parts.slice(0, -1).includes(name)
  const letter = /^[a-z]$/.test(key)
  const held = event.ctrlKey || event.metaKey
  if (held !== (wants('mod') || wants('ctrl')) || event.altKey !== wants('alt')) return false
  // A sign such as «?» may need Shift itself.
  if ((letter || key.length > 1) && event.shiftKey !== wants('shift')) return false
  if (key in places) return event.code === places[key] && !event.shiftKey
  return letter ? event.code === `Key${key.toUpperCase()}` : event.key.toLowerCase() === (named[key] ?? key)
}

export interface ShortcutOptions {
  /** Whether there is something to do now. @default true */
  enabled?: boolean
  /** Whether a key with Ctrl or ⌘ does it also while something is typed. @default true */
  whileTyping?: boolean
}

/** Whether keys are one letter, digit or sign with nothing held, which speech input says by accident. */
export const isSingleKey = (keys: string): boolean => keys.length === 1

/** Whether the person has turned single keys off (WCAG 2.1.4): the page says so by `data-single-keys="off"` on `html`. */
const singleKeysOff = () => document.documentElement.dataset['singleKeys'] === 'off'

/**
 * Does something on a key press anywhere on the page. A key without Ctrl or ⌘ is left alone while something is typed,
 * every key while a dialog is open, and a single one where the person has turned those off.
 */
export function useShortcut(
  keys: string,
  run: () => void,
  { enabled = true, whileTyping = true }: ShortcutOptions = {},
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || !isShortcut(event, keys)) return
    const bare = !event.ctrlKey && !event.metaKey
    if ((bare || !whileTyping) && event.target instanceof Element && event.target.closest(typing)) return
    if (isSingleKey(keys) && singleKeysOff()) return
    if (document.querySelector('[data-modal]')) return
    event.preventDefault()
    run()
  })
  // Not after the paint: whoever sees the page may press at once.
  useLayoutEffect(() => {
    if (!enabled) return
    const listener = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [enabled])
}
