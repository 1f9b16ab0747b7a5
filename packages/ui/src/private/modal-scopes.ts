import { useSyncExternalStore } from 'react'

/** The open dialogs, the topmost last. Only the topmost dialog is interactive, so toasts and live regions are moved into it. */
let dialogs: readonly HTMLElement[] = []
/** The element that had the focus when a dialog opened. */
const openers = new WeakMap<Element, Element | null>()
const listeners = new Set<() => void>()

const setDialogs = (nextDialogs: readonly HTMLElement[]) => {
  dialogs = nextDialogs
  lockPage(nextDialogs.length > 0)
  for (const listener of listeners) listener()
}

/**
 * Locks the page behind a dialog, so that the page neither scrolls nor shifts by the width of its scrollbar. Radix's lock adds a
 * style sheet, which the portals' content security policy forbids.
 */
const lockPage = (isLocked: boolean) => {
  const { style, clientWidth } = document.documentElement
  if (!isLocked) {
    style.overflow = ''
    style.scrollbarGutter = ''
  } else if (style.overflow !== 'hidden') {
    style.scrollbarGutter = innerWidth > clientWidth ? 'stable' : ''
    style.overflow = 'hidden'
  }
}

/** Registers a dialog as the topmost dialog. Returns a function that unregisters it. */
export function pushModalScope(dialog: HTMLElement, opener: Element | null): () => void {
  openers.set(dialog, opener)
  setDialogs([...dialogs, dialog])
  return () => setDialogs(dialogs.filter((openDialog) => openDialog !== dialog))
}

/**
 * Returns the focus to the element that opened a dialog. If that element was removed together with its own dialog, the focus
 * returns to the opener of that other dialog. The focus never moves to an element that another dialog covers.
 */
export function returnFocus(dialog: HTMLElement): void {
  let focusTarget = openers.get(dialog) ?? null
  while (focusTarget && !focusTarget.isConnected) {
    const closedDialog: Element | null = focusTarget.closest('[data-modal]')
    focusTarget = closedDialog && (openers.get(closedDialog) ?? null)
  }
  const topDialog = dialogs.at(-1)
  if (focusTarget instanceof HTMLElement && (!topDialog || topDialog.contains(focusTarget)))
    focusTarget.focus({ preventScroll: true })
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Returns the element whose content is interactive now: the topmost open dialog, or else the page. Returns null on the server. */
export const useTopModalScope = (): HTMLElement | null =>
  useSyncExternalStore(
    subscribe,
    () => dialogs.at(-1) ?? document.body,
    () => null,
  )
