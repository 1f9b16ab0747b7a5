import { act } from '@press/client'
import { useCallback, useEffect, useRef } from 'react'

/** The time in milliseconds in which turned pages are collected into one request. */
const seenPagesBatchMs = 400

/** Reports to the server which pages of a round the reader has seen. The first page marks the round as opened. */
export function useMarkPagesSeen(round: number): {
  onSeen: (page: number) => void
  /** Sends the pages that are not sent yet. Resolves when the server has them; rejects when a call failed. */
  tell: () => Promise<unknown>
} {
  const waiting = useRef(new Set<number>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const told = useRef<Promise<unknown>>(Promise.resolve())
  const tell = useCallback(() => {
    clearTimeout(timer.current)
    const pages = [...waiting.current]
    waiting.current.clear()
    if (pages.length > 0)
      told.current = act('POST /api/signal-rounds/{id}/opened', { params: { id: round }, body: { pages } }).catch(
        (error: unknown) => {
          for (const page of pages) waiting.current.add(page)
          throw error
        },
      )
    return told.current
  }, [round])
  // Pages whose call failed are retried with the next page or before signing.
  const tellQuietly = useCallback(() => void tell().catch(() => undefined), [tell])
  useEffect(() => tellQuietly, [tellQuietly])
  const onSeen = useCallback(
    (page: number) => {
      waiting.current.add(page)
      clearTimeout(timer.current)
      timer.current = setTimeout(tellQuietly, seenPagesBatchMs)
    },
    [tellQuietly],
  )
  return { onSeen, tell }
}
