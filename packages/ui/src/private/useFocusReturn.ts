import { useLayoutEffect, useRef } from 'react'

/**
 * Restores the focus when the component unmounts, unless something else has taken it. It acts immediately, while Radix uses a
 * timer: a key pressed right after Esc must not get lost. `keepFocus` turns off Radix's own behavior.
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
