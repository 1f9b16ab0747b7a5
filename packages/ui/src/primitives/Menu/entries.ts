/** The entries of a menu, in order. */
const entriesOf = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')]

/** Focuses where a menu that has just been shown begins: at the choice that is on, else at its first or last entry. */
export function focusEntry(menu: HTMLElement, last: boolean): void {
  const all = entriesOf(menu)
  const current = all.find((entry) => entry.getAttribute('aria-checked') === 'true')
  ;(current ?? all.at(last ? -1 : 0))?.focus({ preventScroll: true })
}

/** Presses keys in a menu one after another, each once the focus has followed the one before. */
export async function pressKeys(menu: HTMLElement, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    if (!menu.contains(document.activeElement)) return
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    // Radix moves the focus after the event.
    await new Promise((resolve) => setTimeout(resolve))
  }
}
