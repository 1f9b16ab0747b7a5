import { useEffect, useRef, useState, type RefObject } from 'react'

const noKeys: ReadonlySet<string> = new Set()

/**
 * Returns the `data-key` of the entries that wrapped out of a one-line list. They stay in the layout, so that they reappear when
 * there is space.
 */
export function useOverflowItems(): [list: RefObject<HTMLUListElement | null>, without: ReadonlySet<string>] {
  const listRef = useRef<HTMLUListElement>(null)
  const [hiddenKeys, setHiddenKeys] = useState(noKeys)
  useEffect(() => {
    const root = listRef.current
    if (!root) return
    const observer = new IntersectionObserver(
      (entries) =>
        setHiddenKeys((previous) => {
          const next = new Set(previous)
          for (const { target, intersectionRatio } of entries) {
            const key = (target as HTMLElement).dataset['key'] ?? ''
            if (intersectionRatio < 0.5) next.add(key)
            else next.delete(key)
          }
          return next
        }),
      { root, threshold: 0.5 },
    )
    const observeItems = () => {
      observer.disconnect()
      setHiddenKeys(noKeys)
      for (const entry of root.children) observer.observe(entry)
    }
    observeItems()
    // Entries change with the person's permissions.
    const childObserver = new MutationObserver(observeItems)
    childObserver.observe(root, { childList: true })
    return () => {
      observer.disconnect()
      childObserver.disconnect()
    }
  }, [])
  return [listRef, hiddenKeys]
}
