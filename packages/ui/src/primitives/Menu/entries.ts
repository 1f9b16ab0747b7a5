const getEntries = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')]

/** Focuses the initial entry of a menu that has just opened: the checked entry, else the first or the last entry. */
export function focusEntry(menu: HTMLElement, fromEnd: boolean): void {
  const entries = getEntries(menu)
  const checkedEntry = entries.find((entry) => entry.getAttribute('aria-checked') === 'true')
  ;(checkedEntry ?? entries.at(fromEnd ? -1 : 0))?.focus({ preventScroll: true })
}

/** Replays key presses in a menu, each after the focus has followed the previous one. */
export async function pressKeys(menu: HTMLElement, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    if (!menu.contains(document.activeElement)) return
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    // Radix moves the focus after the event.
    await new Promise((resolve) => setTimeout(resolve))
  }
}
