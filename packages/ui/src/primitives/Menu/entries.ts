const entriesOf = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')]

/** Focuses the initial entry of a menu that has just opened: the checked entry, else the first or the last entry. */
export function focusEntry(menu: HTMLElement, last: boolean): void {
  const all = entriesOf(menu)
  const current = all.find((entry) => entry.getAttribute('aria-checked') === 'true')
  ;(current ?? all.at(last ? -1 : 0))?.focus({ preventScroll: true })
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
