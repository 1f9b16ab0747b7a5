import { useCallback, useState, type RefCallback } from 'react'
import type { Size } from './geometry.ts'

/** The size drawn before the first measurement. Only the server draws it: a browser measures before it paints. */
const initialSize: Size = { width: 494, height: 420 }
const minSidePx = 160

/**
 * Returns the size of the element with the ref. The size updates when the container resizes. Drawings then keep the same line
 * width and text size everywhere.
 */
export function useSize(): [size: Size, ref: RefCallback<HTMLElement>] {
  const [size, setSize] = useState(initialSize)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const updateSize = () =>
      setSize({ width: Math.max(minSidePx, element.clientWidth), height: Math.max(minSidePx, element.clientHeight) })
    updateSize()
    const observer = new ResizeObserver(updateSize)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [size, ref]
}
