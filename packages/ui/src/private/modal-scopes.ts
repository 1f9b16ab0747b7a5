import { useSyncExternalStore } from 'react'

/** Open dialogs, the topmost last. Nothing outside it can be reached: toasts and live regions move in. */
let dialogs: readonly HTMLElement[] = []
/** What had the focus when a dialog opened. */
const openers = new WeakMap<Element, Element | null>()
const listeners = new Set<() => void>()

const set = (next: readonly HTMLElement[]) => {
  dialogs = next
  lockPage(next.length > 0)
  for (const listener of listeners) listener()
}

/**
 * The page behind must not scroll, nor jump sideways by the width of its scrollbar. Radix' own lock writes a style
 * sheet, which the portals' content security policy forbids.
 */
const lockPage = (locked: boolean) => {
  const { style, clientWidth } = document.documentElement
  if (!locked) {
    style.overflow = ''
    style.scrollbarGutter = ''
  } else if (style.overflow !== 'hidden') {
    style.scrollbarGutter = innerWidth > clientWidth ? 'stable' : ''
    style.overflow = 'hidden'
  }
}

/** Says that a dialog is open above everything else, and returns what says that it is closed. */
export function pushModalScope(dialog: HTMLElement, opener: Element | null): () => void {
  openers.set(dialog, opener)
  set([...dialogs, dialog])
  return () => set(dialogs.filter((one) => one !== dialog))
}

/**
 * Gives the focus back to what opened a dialog. If that went together with a dialog of its own, to what opened that one;
 * and to nothing that another dialog covers.
 */
export function returnFocus(dialog: HTMLElement): void {
  let to = openers.get(dialog) ?? null
  while (to && !to.isConnected) {
    const gone: Element | null = to.closest('[data-modal]')
    to = gone && (openers.get(gone) ?? null)
  }
  const top = dialogs.at(-1)
  if (to instanceof HTMLElement && (!top || top.contains(to))) to.focus({ preventScroll: true })
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The element whose content can be reached now: the topmost open dialog, else the page; null on the server. */
export const useTopModalScope = (): HTMLElement | null =>
  useSyncExternalStore(
    subscribe,
    () => dialogs.at(-1) ?? document.body,
    () => null,
  )
