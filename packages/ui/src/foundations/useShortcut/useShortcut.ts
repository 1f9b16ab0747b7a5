import { useEffectEvent, useLayoutEffect } from 'react'

const textFieldSelector = 'input, textarea, select, [contenteditable="true"]'
const keyAliases: Record<string, string> = {
  esc: 'escape',
  up: 'arrowup',
  down: 'arrowdown',
  left: 'arrowleft',
  right: 'arrowright',
  space: ' ',
  del: 'delete',
}

/** Punctuation keys whose physical key types a letter in other layouts. */
const bracketCodes: Record<string, string> = { '[': 'BracketLeft', ']': 'BracketRight' }

/** Whether a key press matches `keys`: `mod+k`, `shift+del`, `?`. Letters and brackets match by physical key, in any layout. */
export function isShortcut(event: KeyboardEvent, keys: string): boolean {
  const parts = keys.split(/\+(?=.)/)
  const key = parts.at(-1) ?? ''
  const requiresModifier = (name: string) => parts.slice(0, -1).includes(name)
  const isLetter = /^[a-z]$/.test(key)
  const isModHeld = event.ctrlKey || event.metaKey
  if (isModHeld !== (requiresModifier('mod') || requiresModifier('ctrl')) || event.altKey !== requiresModifier('alt'))
    return false
  // Ignores Shift for a character such as «?», which may itself need Shift.
  if ((isLetter || key.length > 1) && event.shiftKey !== requiresModifier('shift')) return false
  if (key in bracketCodes) return event.code === bracketCodes[key] && !event.shiftKey
  return isLetter ? event.code === `Key${key.toUpperCase()}` : event.key.toLowerCase() === (keyAliases[key] ?? key)
}

export interface ShortcutOptions {
  /** Whether the shortcut is active. @default true */
  enabled?: boolean
  /** Whether a shortcut with Ctrl or ⌘ also works while the person types. @default true */
  whileTyping?: boolean
}

/** Whether a shortcut is a single letter, digit or sign without a modifier, which speech input can trigger by accident. */
export const isSingleKey = (keys: string): boolean => keys.length === 1

/** Whether the person turned off single keys (WCAG 2.1.4): the page sets `data-single-keys="off"` on `html`. */
const areSingleKeysOff = () => document.documentElement.dataset['singleKeys'] === 'off'

/**
 * Runs a function on a key press anywhere on the page. Keys without Ctrl or ⌘ are ignored while the person types. All keys are
 * ignored while a dialog is open, and single keys if the person turned them off.
 */
export function useShortcut(
  keys: string,
  onTrigger: () => void,
  { enabled = true, whileTyping = true }: ShortcutOptions = {},
): void {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || !isShortcut(event, keys)) return
    const hasNoModifier = !event.ctrlKey && !event.metaKey
    if ((hasNoModifier || !whileTyping) && event.target instanceof Element && event.target.closest(textFieldSelector))
      return
    if (isSingleKey(keys) && areSingleKeysOff()) return
    if (document.querySelector('[data-modal]')) return
    event.preventDefault()
    onTrigger()
  })
  // Registered before the paint, because a person may press a key as soon as the page is visible.
  useLayoutEffect(() => {
    if (!enabled) return
    const listener = (event: KeyboardEvent) => handleKeyDown(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [enabled])
}
