import type { Ref, RefCallback } from 'react'

/** Combines several refs into one, for example a component's own ref and its caller's ref. */
export const mergeRefs =
  <Element>(...refs: (Ref<Element> | undefined)[]): RefCallback<Element> =>
  (element) => {
    const cleanups = refs.map((ref) => {
      if (typeof ref === 'function') return ref(element) ?? (() => void ref(null))
      if (ref) ref.current = element
      return () => {
        if (ref) ref.current = null
      }
    })
    return () => {
      for (const cleanup of cleanups) cleanup()
    }
  }
