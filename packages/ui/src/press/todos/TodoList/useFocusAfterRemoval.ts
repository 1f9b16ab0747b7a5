import { useEffect, useRef, type RefObject } from 'react'

/** After a row is removed, focuses the row that takes its place. */
export function useFocusAfterRemoval(list: RefObject<HTMLElement | null>, rows: number) {
  const place = useRef<number>(undefined)
  useEffect(() => {
    const at = place.current
    place.current = undefined
    if (at === undefined || document.activeElement !== document.body) return
    const boxes = list.current?.querySelectorAll<HTMLElement>('input[type="checkbox"]')
    boxes?.[Math.min(at, rows - 1)]?.focus()
  })
  return (at: number) => {
    place.current = at
  }
}
