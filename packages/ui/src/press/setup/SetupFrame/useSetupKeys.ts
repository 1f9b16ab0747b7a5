import { useEffect, useEffectEvent, type RefObject } from 'react'
import { focusOn } from '../../../private/focus-first-invalid.ts'
import { isShortcut } from '../../../foundations/useShortcut/index.ts'

const fields = 'input:not([type="file"], [type="hidden"]), select, textarea'
const reachable = `${fields}, button`

const inSight = (root: HTMLElement, selector: string): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(selector)].filter((one) => !one.matches(':disabled') && one.checkVisibility())

const isEmpty = (one: HTMLElement): boolean =>
  'value' in one && one.value === '' && !(one instanceof HTMLInputElement && /^(radio|checkbox)$/.test(one.type))

/** Focuses the field that the step marks as first. If there is none, focuses the first empty field, else the heading. */
export function focusFirstEmpty(root: HTMLElement | null): void {
  if (!root) return
  focusOn(inSight(root, '[data-focus-first]').find(isEmpty) ?? inSight(root, fields).find(isEmpty))
  if (!root.contains(document.activeElement)) root.querySelector('h1')?.focus()
}

interface Keys {
  root: RefObject<HTMLElement | null>
  onNext: () => void
  onBack: (() => void) | undefined
}

/** Handles the keys of the setup: Enter moves to the next field, Ctrl Enter to the next step, Alt ← to the previous step. */
export function useSetupKeys({ root, onNext, onBack }: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || document.querySelector('[data-modal]')) return
    if (isShortcut(event, 'mod+enter')) {
      event.preventDefault()
      onNext()
    } else if (isShortcut(event, 'alt+left')) {
      // The default action is prevented on the first step too, because the browser would leave the page.
      event.preventDefault()
      onBack?.()
    } else if (isShortcut(event, 'enter')) toNextField(event, root.current)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
}

/** Moves the focus to the next field on Enter, because Enter in a single-line field would submit the form. */
function toNextField(event: KeyboardEvent, root: HTMLElement | null): void {
  const { target } = event
  if (!root || !(target instanceof HTMLInputElement || target instanceof HTMLSelectElement) || !root.contains(target))
    return
  const all = inSight(root, reachable)
  const next =
    all.slice(all.indexOf(target) + 1).find((one) => one.matches(fields)) ??
    root.querySelector<HTMLElement>('[data-next]')
  event.preventDefault()
  next?.focus()
}
