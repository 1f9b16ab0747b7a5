import { useEffect, useEffectEvent, type RefObject } from 'react'
import { focusControl } from '../../../private/focus-first-invalid.ts'
import { isShortcut } from '../../../foundations/useShortcut/index.ts'

const fieldSelector = 'input:not([type="file"], [type="hidden"]), select, textarea'
const focusableSelector = `${fieldSelector}, button`

const findVisibleElements = (root: HTMLElement, selector: string): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => !element.matches(':disabled') && element.checkVisibility(),
  )

const isEmpty = (element: HTMLElement): boolean =>
  'value' in element &&
  element.value === '' &&
  !(element instanceof HTMLInputElement && /^(radio|checkbox)$/.test(element.type))

/** Focuses the field that the step marks as first. If there is none, focuses the first empty field, else the heading. */
export function focusFirstEmpty(root: HTMLElement | null): void {
  if (!root) return
  focusControl(
    findVisibleElements(root, '[data-focus-first]').find(isEmpty) ??
      findVisibleElements(root, fieldSelector).find(isEmpty),
  )
  if (!root.contains(document.activeElement)) root.querySelector('h1')?.focus()
}

interface SetupKeysOptions {
  root: RefObject<HTMLElement | null>
  onNext: () => void
  onBack: (() => void) | undefined
}

/** Handles the keys of the setup: Enter moves to the next field, Ctrl Enter to the next step, Alt ← to the previous step. */
export function useSetupKeys({ root, onNext, onBack }: SetupKeysOptions): void {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || document.querySelector('[data-modal]')) return
    if (isShortcut(event, 'mod+enter')) {
      event.preventDefault()
      onNext()
    } else if (isShortcut(event, 'alt+left')) {
      // The default action is prevented on the first step too, because the browser would leave the page.
      event.preventDefault()
      onBack?.()
    } else if (isShortcut(event, 'enter')) focusNextField(event, root.current)
  })
  useEffect(() => {
    const handleEvent = (event: KeyboardEvent) => handleKeyDown(event)
    addEventListener('keydown', handleEvent)
    return () => removeEventListener('keydown', handleEvent)
  }, [])
}

/** Moves the focus to the next field on Enter, because Enter in a single-line field would submit the form. */
function focusNextField(event: KeyboardEvent, root: HTMLElement | null): void {
  const { target } = event
  if (!root || !(target instanceof HTMLInputElement || target instanceof HTMLSelectElement) || !root.contains(target))
    return
  const focusableElements = findVisibleElements(root, focusableSelector)
  const nextElement =
    focusableElements.slice(focusableElements.indexOf(target) + 1).find((element) => element.matches(fieldSelector)) ??
    root.querySelector<HTMLElement>('[data-next]')
  event.preventDefault()
  nextElement?.focus()
}
