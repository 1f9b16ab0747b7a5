import { openSignal } from '@press/client'
import { useCallback, useEffect, useRef } from 'react'

/** Milliseconds in which pages that were turned over are gathered. */
const gather = 400

/** Tells the server which pages of a round came before the reader's eyes: the first of them opens it. */
export function useSeenPages(round: number): {
  onSeen: (page: number) => void
  /** Tells at once what waits; resolves when all of it is known. */
  tell: () => Promise<unknown>
} {
  const waiting = useRef(new Set<number>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const told = useRef<Promise<unknown>>(Promise.resolve())
  const tell = useCallback(() => {
    clearTimeout(timer.current)
    const pages = [...waiting.current]
    waiting.current.clear()
    // What was not told is seen again with the next visit.
    if (pages.length > 0) told.current = openSignal(round, pages).catch(() => undefined)
    return told.current
  }, [round])
  useEffect(() => () => void tell(), [tell])
  const onSeen = useCallback(
    (page: number) => {
      waiting.current.add(page)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void tell(), gather)
    },
    [tell],
  )
  return { onSeen, tell }
}
