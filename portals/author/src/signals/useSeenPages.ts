import { openSignal } from '@press/client'
import { useCallback, useEffect, useRef } from 'react'

/** Milliseconds in which pages that were turned over are gathered. */
const gather = 400

/** Tells the server which pages of a round came before the reader's eyes: the first of them opens it. */
export function useSeenPages(round: number): (page: number) => void {
  const waiting = useRef(new Set<number>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const tell = useCallback(() => {
    const pages = [...waiting.current]
    waiting.current.clear()
    // What was not told is seen again with the next visit.
    if (pages.length > 0) void openSignal(round, pages).catch(() => undefined)
  }, [round])
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      tell()
    },
    [tell],
  )
  return useCallback(
    (page) => {
      waiting.current.add(page)
      clearTimeout(timer.current)
      timer.current = setTimeout(tell, gather)
    },
    [tell],
  )
}
