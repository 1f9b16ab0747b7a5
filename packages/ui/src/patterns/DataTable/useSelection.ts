import { useRef, useState } from 'react'
import { isSelected, nothingSelected, rangeOf, selectedCount, withSelected, type Selection } from './selection.ts'

interface Options {
  /** Undefined leaves the choice to the table. */
  selected: Selection | undefined
  onSelectedChange: ((selected: Selection) => void) | undefined
  /** Keys of the rows that stand in the table now, in their order. */
  shown: () => readonly string[]
  /** Keys of all that were found; undefined where only the server knows them. */
  found: (() => readonly string[]) | undefined
  count: number
}

/** Which rows are chosen, and what presses on their check boxes do. */
export function useSelection({ selected, onSelectedChange, shown, found, count }: Options) {
  const [own, setOwn] = useState(nothingSelected)
  const selection = selected ?? own
  /** The row that was pressed last: a press with Shift reaches from it. */
  const anchor = useRef<string>(null)
  const change = (next: Selection) => {
    if (!selected) setOwn(next)
    onSelectedChange?.(next)
  }
  const number = selectedCount(selection, count)
  return {
    has: (key: string) => isSelected(selection, key),
    chosen: { count: number, all: selection.all, keys: [...selection.keys] },
    /** Found rows are left out that could be chosen too. */
    partial: number < count,
    toggle: (key: string, on: boolean, range: boolean) => {
      change(withSelected(selection, range ? rangeOf(shown(), anchor.current, key) : [key], on))
      anchor.current = key
    },
    toggleShown: (on: boolean) => change(withSelected(selection, shown(), on)),
    selectFound: () => change(found ? withSelected(selection, found(), true) : { all: true, keys: new Set() }),
    clear: () => change(nothingSelected),
    /** Other rows are found now: what was chosen without naming it would be others too. */
    forgetUnnamed: () => selection.all && change(nothingSelected),
  }
}
