import { useCallback, useState, type RefCallback } from 'react'
import type { Size } from './geometry.ts'

/** What is drawn before the first measure: on the server, and nowhere else, since the first measure comes before the paint. */
const unmeasured: Size = { width: 494, height: 420 }
const least = 160

/** Size of the element that the ref is on, kept up with its container: drawings then keep their lines and words as thin and as large as everywhere. */
export function useSize(): [size: Size, ref: RefCallback<HTMLElement>] {
  const [size, setSize] = useState(unmeasured)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const measure = () =>
      setSize({ width: Math.max(least, element.clientWidth), height: Math.max(least, element.clientHeight) })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [size, ref]
}
