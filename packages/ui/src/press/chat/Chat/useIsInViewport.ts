import { useEffect, useState, type RefObject } from 'react'

/** Whether an element is in sight inside what scrolls; undefined until the browser has said so. */
export function useIsInViewport(
  target: RefObject<Element | null>,
  root: RefObject<Element | null>,
  /** How much of the room around counts as sight, as in CSS margins. */
  rootMargin: string,
): boolean | undefined {
  const [inSight, setInSight] = useState<boolean>()
  useEffect(() => {
    if (!target.current) return
    const observer = new IntersectionObserver((entries) => setInSight(entries.at(-1)?.isIntersecting), {
      root: root.current,
      rootMargin,
    })
    observer.observe(target.current)
    return () => observer.disconnect()
  }, [target, root, rootMargin])
  return inSight
}
