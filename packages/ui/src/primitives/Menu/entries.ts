/** The entries of a menu, in order. */
export const entriesOf = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? []),
]

/** Focuses where a menu that has just been shown begins: at the choice that is on, else at its first or last entry. */
export function focusEntry(menu: HTMLElement, last = false): void {
  const all = entriesOf(menu)
  const current = all.find((entry) => entry.getAttribute('aria-checked') === 'true')
  ;(current ?? all.at(last ? -1 : 0))?.focus()
}
