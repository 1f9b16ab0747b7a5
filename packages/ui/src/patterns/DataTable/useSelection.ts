import { useState } from 'react'
import { nothingSelected, type Selection } from './engine-state.ts'

/** The caller's choice of rows, or one of the table's own. */
export function useSelection(
  selected: Selection | undefined,
  onSelectedChange: ((selected: Selection) => void) | undefined,
) {
  const [own, setOwn] = useState(nothingSelected)
  const change = (next: Selection) => {
    if (!selected) setOwn(next)
    onSelectedChange?.(next)
  }
  return [selected ?? own, change] as const
}
