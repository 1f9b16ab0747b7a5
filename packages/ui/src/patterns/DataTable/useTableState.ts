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
    const previousValue: unknown = previous[field as keyof TableState]
    return [field, JSON.stringify(previousValue) === JSON.stringify(value) ? previousValue : value] as const
  })
  const hasChanged = nextEntries.some(([field, value]) => previous[field as keyof TableState] !== value)
  return hasChanged ? (Object.fromEntries(nextEntries) as unknown as TableState) : previous
}

/** Returns the caller's state, or a state that the table manages itself. */
export function useTableState({ state, defaultState, onStateChange }: Options) {
  const [localState, setLocalState] = useState(() => state ?? tableState(defaultState))
  // A state read from an address is a new object on each render.
  const currentState = state ? reuseEqualFields(localState, state) : localState
  if (currentState !== localState) setLocalState(currentState)
  const changeState = (next: TableState) => {
    if (!state) setLocalState(reuseEqualFields(localState, next))
    onStateChange?.(next)
  }
  return [currentState, changeState, tableState(defaultState)] as const
}
