import { useLayoutEffect, useRef } from 'react'

/**
 * Restores the focus when the component unmounts, unless another element has taken it. The focus is restored immediately and not by
 * a timer as in Radix, so that a key pressed right after Esc is not lost. `keepFocus` turns off Radix's own behavior.
 */
export function useFocusReturn(giveBack: () => void): void {
  const last = useRef(giveBack)
  useLayoutEffect(() => {
    last.current = giveBack
  })
  useLayoutEffect(
    () => () =>
      queueMicrotask(() => {
        if (!document.activeElement || document.activeElement === document.body) last.current()
      }),
    [],
  )
}

export const keepFocus = (event: Event): void => event.preventDefault()
