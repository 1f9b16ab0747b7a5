import { useCallback, useState, type RefCallback } from 'react'

/** The width before the first measurement. Only the server renders with it, because the browser measures before the paint. */
const initialWidthPx = 640
const minWidthPx = 160

/** Returns the width of the element with the ref; updates with its container. */
export function useWidth(): [width: number, ref: RefCallback<HTMLElement>] {
  const [width, setWidth] = useState(initialWidthPx)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const measure = () => setWidth(Math.max(minWidthPx, Math.round(element.clientWidth)))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [width, ref]
}
