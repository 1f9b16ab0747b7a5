import { useCallback, useLayoutEffect, useRef } from 'react'
import type { ColumnHandle } from './ColumnCards.tsx'
import type { CardKey } from './types.ts'

/**
 * `now`: with the next render. `painted`: after the paint, because focusing triggers a layout that a pointer's drop must not wait
 * for. `free`: when no other element has the focus.
 */
export type FocusTiming = 'now' | 'painted' | 'free'

interface FocusRequest<Key> {
  column: Key
  id: CardKey
  when: FocusTiming
}

const isFocusFree = () => !document.activeElement || document.activeElement === document.body

/**
 * Returns a function that focuses a moved card, which is a new element in another column, once it is in place. If that takes longer
 * than the next render, the user may have moved on. It then takes the focus only if no other element has it.
 */
export function useCardFocus<Card, Key extends string>(
  handles: ReadonlyMap<Key, ColumnHandle<Card>>,
  reveal: (column: Key) => void,
) {
  const pendingRequest = useRef<FocusRequest<Key> | null>(null)

  useLayoutEffect(() => {
    if (!pendingRequest.current) return
    const { column, id, when } = pendingRequest.current
    const handle = handles.get(column)
    const index = handle?.indexOf(id) ?? -1
    if (!handle || index < 0) {
      pendingRequest.current = { column, id, when: 'free' }
      return
    }
    pendingRequest.current = null
    const focusCard = () => {
      reveal(column)
      handles.get(column)?.focusCard(index)
    }
    if (when === 'painted') requestAnimationFrame(() => setTimeout(focusCard))
    else if (when === 'now' || isFocusFree()) focusCard()
  })

  return useCallback((column: Key, id: CardKey, timing: FocusTiming = 'now') => {
    pendingRequest.current = { column, id, when: timing }
  }, [])
}
