import type { observeElementRect } from '@tanstack/react-virtual'

/**
 * A version of `observeElementRect` for a virtualizer with an `initialRect`. It reports the size only after the browser's own
 * layout. The library's version also reads the size at once, which forces a layout while React commits.
 */
export const observeRect: typeof observeElementRect = ({ scrollElement }, reportRect) => {
  if (!scrollElement) return undefined
  const observer = new ResizeObserver(() => {
    reportRect({ width: scrollElement.clientWidth, height: scrollElement.clientHeight })
  })
  observer.observe(scrollElement)
  return () => observer.disconnect()
}
