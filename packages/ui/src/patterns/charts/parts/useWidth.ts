import { useCallback, useState, type RefCallback } from 'react'

/** What is drawn before the first measure: on the server, and nowhere else, since the first measure comes before the paint. */
const unmeasured = 640
const least = 160

/** Width of the element that the ref is on, kept up with its container. */
export function useWidth(): [width: number, ref: RefCallback<HTMLElement>] {
  const [width, setWidth] = useState(unmeasured)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const measure = () => setWidth(Math.max(least, Math.round(element.clientWidth)))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [width, ref]
}
