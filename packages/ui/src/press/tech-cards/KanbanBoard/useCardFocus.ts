import { useCallback, useLayoutEffect, useRef } from 'react'
import type { ColumnHandle } from './ColumnCards.tsx'
import type { CardKey } from './types.ts'

/**
 * `now` with the next render; `painted` after it has been painted too, as focusing lays the page out, which a pointer's
 * drop must not wait for; `free` when nothing else has the focus.
 */
export type FocusWhen = 'now' | 'painted' | 'free'

interface Wish<Key> {
  column: Key
  id: CardKey
  when: FocusWhen
}

const isFree = () => !document.activeElement || document.activeElement === document.body

/**
 * A moved card is another element in another column, so the focus is carried over by hand. Gives a function that
 * focuses a card once it stands where it belongs. If it comes there later than the next render, the person may have
 * turned to something else: then it takes the focus only where that is free.
 */
export function useCardFocus<Card, Key extends string>(
  handles: ReadonlyMap<Key, ColumnHandle<Card>>,
  reveal: (column: Key) => void,
) {
  const wish = useRef<Wish<Key> | null>(null)

  useLayoutEffect(() => {
    if (!wish.current) return
    const { column, id, when } = wish.current
    const handle = handles.get(column)
    const index = handle?.indexOf(id) ?? -1
    if (!handle || index < 0) {
      wish.current = { column, id, when: 'free' }
      return
    }
    wish.current = null
    const focus = () => {
      reveal(column)
      handles.get(column)?.focus(index)
    }
    if (when === 'painted') requestAnimationFrame(() => setTimeout(focus))
    else if (when === 'now' || isFree()) focus()
  })

  return useCallback((column: Key, id: CardKey, when: FocusWhen = 'now') => {
    wish.current = { column, id, when }
  }, [])
}
