import { useEffect, useState, type RefObject } from 'react'

/** Whether an element is in view inside a scroll container; undefined until the browser reports it. */
export function useIsInViewport(
  target: RefObject<Element | null>,
  root: RefObject<Element | null>,
  /** The margin around the viewport that counts as in view, as in CSS margins. */
  rootMargin: string,
): boolean | undefined {
  const [isVisible, setIsVisible] = useState<boolean>()
  useEffect(() => {
    if (!target.current) return
    const observer = new IntersectionObserver((entries) => setIsVisible(entries.at(-1)?.isIntersecting), {
      root: root.current,
      rootMargin,
    })
    observer.observe(target.current)
    return () => observer.disconnect()
  }, [target, root, rootMargin])
  return isVisible
}
