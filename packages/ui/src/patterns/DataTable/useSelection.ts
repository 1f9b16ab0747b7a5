import { useState } from 'react'
import { emptySelection, type Selection } from './engine-state.ts'

/** Returns the caller's selection, or a selection that the table manages itself. */
export function useSelection(
  selected: Selection | undefined,
  onSelectedChange: ((selected: Selection) => void) | undefined,
) {
  const [localSelection, setLocalSelection] = useState(emptySelection)
  const changeSelection = (next: Selection) => {
    if (!selected) setLocalSelection(next)
    onSelectedChange?.(next)
  }
  return [selected ?? localSelection, changeSelection] as const
}
