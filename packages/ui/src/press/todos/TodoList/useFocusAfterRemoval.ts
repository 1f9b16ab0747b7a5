import { useEffect, useRef, type RefObject } from 'react'

/** After a row is removed, focuses the row that takes its place. */
export function useFocusAfterRemoval(listRef: RefObject<HTMLElement | null>, rowCount: number) {
  const removedIndexRef = useRef<number>(undefined)
  useEffect(() => {
    const removedIndex = removedIndexRef.current
    removedIndexRef.current = undefined
    if (removedIndex === undefined || document.activeElement !== document.body) return
    const checkboxes = listRef.current?.querySelectorAll<HTMLElement>('input[type="checkbox"]')
    checkboxes?.[Math.min(removedIndex, rowCount - 1)]?.focus()
  })
  return (index: number) => {
    removedIndexRef.current = index
  }
}
