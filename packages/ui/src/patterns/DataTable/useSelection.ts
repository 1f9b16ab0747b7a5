import { useState } from 'react'
import { emptySelection, type Selection } from './engine-state.ts'

/** Returns the caller's selection, or a selection that the table manages itself. */
export function useSelection(
  selected: Selection | undefined,
  onSelectedChange: ((selected: Selection) => void) | undefined,
) {
  const [own, setOwn] = useState(emptySelection)
  const change = (next: Selection) => {
    if (!selected) setOwn(next)
    onSelectedChange?.(next)
  }
  return [selected ?? own, change] as const
}
