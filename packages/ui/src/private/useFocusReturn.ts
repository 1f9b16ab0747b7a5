import { useLayoutEffect, useRef } from 'react'

/**
 * Restores the focus when the component unmounts, unless another element has taken it. The focus is restored immediately and not by
 * a timer as in Radix, so that a key pressed right after Esc is not lost. `keepFocus` turns off Radix's own behavior.
 */
export function useFocusReturn(returnFocus: () => void): void {
  const returnFocusRef = useRef(returnFocus)
  useLayoutEffect(() => {
    returnFocusRef.current = returnFocus
  })
  useLayoutEffect(
    () => () =>
      queueMicrotask(() => {
        if (!document.activeElement || document.activeElement === document.body) returnFocusRef.current()
      }),
    [],
  )
}

export const keepFocus = (event: Event): void => event.preventDefault()
