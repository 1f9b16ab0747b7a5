import { useState } from 'react'
import { tableState, type TableState } from './table-state.ts'

interface Options {
  state: TableState | undefined
  defaultState: Partial<TableState> | undefined
  onStateChange: ((state: TableState) => void) | undefined
}

/** The fields of `next`, those that say the same as before being the very same: what is worked out of them stays too. */
function settled(previous: TableState, next: TableState): TableState {
  const kept = Object.entries(next).map(([field, value]) => {
    const before: unknown = previous[field as keyof TableState]
    return [field, JSON.stringify(before) === JSON.stringify(value) ? before : value] as const
  })
  const changed = kept.some(([field, value]) => previous[field as keyof TableState] !== value)
  return changed ? (Object.fromEntries(kept) as unknown as TableState) : previous
}

/** The caller's state, or one of the table's own. */
export function useTableState({ state, defaultState, onStateChange }: Options) {
  const [own, setOwn] = useState(() => state ?? tableState(defaultState))
  // A state that is read from an address is new at each render.
  const current = state ? settled(own, state) : own
  if (current !== own) setOwn(current)
  const change = (next: TableState) => {
    if (!state) setOwn(settled(own, next))
    onStateChange?.(next)
  }
  return [current, change, tableState(defaultState)] as const
}
