import { useState } from 'react'
import { tableState, type TableState } from './table-state.ts'

interface Options {
  state: TableState | undefined
  defaultState: Partial<TableState> | undefined
  onStateChange: ((state: TableState) => void) | undefined
}

/** Returns `next`, but reuses the previous object for each equal field, so that memoized results stay valid. */
function reuseEqualFields(previous: TableState, next: TableState): TableState {
  const nextEntries = Object.entries(next).map(([field, value]) => {
    const before: unknown = previous[field as keyof TableState]
    return [field, JSON.stringify(before) === JSON.stringify(value) ? before : value] as const
  })
  const changed = nextEntries.some(([field, value]) => previous[field as keyof TableState] !== value)
  return changed ? (Object.fromEntries(nextEntries) as unknown as TableState) : previous
}

/** Returns the caller's state, or a state that the table manages itself. */
export function useTableState({ state, defaultState, onStateChange }: Options) {
  const [own, setOwn] = useState(() => state ?? tableState(defaultState))
  // A state read from an address is a new object on each render.
  const current = state ? reuseEqualFields(own, state) : own
  if (current !== own) setOwn(current)
  const change = (next: TableState) => {
    if (!state) setOwn(reuseEqualFields(own, next))
    onStateChange?.(next)
  }
  return [current, change, tableState(defaultState)] as const
}
