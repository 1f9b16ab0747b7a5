import { useEffect, useRef, useState, type RefObject } from 'react'

const none: ReadonlySet<string> = new Set()

/**
 * Returns the `data-key` of the entries that wrapped out of a one-line list. They stay in the layout, so that they reappear when
 * there is space.
 */
export function useOverflowItems(): [list: RefObject<HTMLUListElement | null>, without: ReadonlySet<string>] {
  const list = useRef<HTMLUListElement>(null)
  const [without, setWithout] = useState(none)
  useEffect(() => {
    const root = list.current
    if (!root) return
    const observer = new IntersectionObserver(
      (entries) =>
        setWithout((before) => {
          const after = new Set(before)
          for (const { target, intersectionRatio } of entries) {
            const key = (target as HTMLElement).dataset['key'] ?? ''
            if (intersectionRatio < 0.5) after.add(key)
            else after.delete(key)
          }
          return after
        }),
      { root, threshold: 0.5 },
    )
    const watch = () => {
      observer.disconnect()
      setWithout(none)
      for (const entry of root.children) observer.observe(entry)
    }
    watch()
    // Entries change with the person's permissions.
    const changes = new MutationObserver(watch)
    changes.observe(root, { childList: true })
    return () => {
      observer.disconnect()
      changes.disconnect()
    }
  }, [])
  return [list, without]
}
