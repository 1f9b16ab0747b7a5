import { useCallback, useLayoutEffect, useRef } from 'react'
import type { ColumnHandle } from './ColumnCards.tsx'
import type { CardKey } from './types.ts'

/**
 * A moved card is another element in another column, so the focus is carried over by hand. Gives a function that
 * focuses a card once the next render has put it where it belongs, or once that has been painted too: focusing lays the
 * page out, which a pointer's drop must not wait for.
 */
export function useCardFocus<Card, Key extends string>(handles: ReadonlyMap<Key, ColumnHandle<Card>>) {
  const wanted = useRef<{ column: Key; id: CardKey; painted: boolean } | null>(null)

  useLayoutEffect(() => {
    if (!wanted.current) return
    const { column, id, painted } = wanted.current
    wanted.current = null
    const focus = () => {
      const handle = handles.get(column)
      const index = handle?.indexOf(id) ?? -1
      if (index >= 0) handle?.focus(index)
    }
    if (painted) requestAnimationFrame(() => setTimeout(focus))
    else focus()
  })

  return useCallback((column: Key, id: CardKey, painted = false) => {
    wanted.current = { column, id, painted }
  }, [])
}
