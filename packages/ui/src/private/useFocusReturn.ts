import { useLayoutEffect, useRef } from 'react'

/**
 * Gives the focus back once what uses it has gone, unless something else has taken it meanwhile. At once, not after a
 * timer as Radix does: a key pressed right after Esc must not get lost. Radix' own way is turned off by `keepFocus`.
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
