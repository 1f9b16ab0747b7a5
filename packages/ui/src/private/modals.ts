import { useSyncExternalStore } from 'react'

/** Open modal dialogs, the topmost last. While one is open everything outside it is inert: toasts and live regions move in. */
let modals: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

const set = (next: readonly HTMLDialogElement[]) => {
  modals = next
  lockPage(next.length > 0)
  for (const listener of listeners) listener()
}

/** The page behind must not scroll, nor jump sideways by the width of its scrollbar. */
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

/** Shows a dialog above everything and returns what closes it and gives the focus back. */
export function openModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal()
  set([...modals, dialog])
  return () => {
    dialog.close()
    set(modals.filter((one) => one !== dialog))
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The element whose content can be reached now: the topmost modal dialog, else the page; null on the server. */
export const useReachable = (): HTMLElement | null =>
  useSyncExternalStore(
    subscribe,
    () => modals.at(-1) ?? document.body,
    () => null,
  )
