import { act } from '@press/client'
import { useCallback, useEffect, useRef } from 'react'

/** The time in milliseconds for which seen pages are collected into one request. */
const seenPagesBatchMs = 400

/** Reports to the server which pages of a round the reader has seen. The first page marks the round as opened. */
export function useMarkPagesSeen(round: number): {
  onSeen: (page: number) => void
  /** Sends the pages that are not sent yet. Resolves when the server has all pages; rejects when a request fails. */
  sendPages: () => Promise<unknown>
} {
  const pendingPages = useRef(new Set<number>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const lastRequest = useRef<Promise<unknown>>(Promise.resolve())
  const sendPages = useCallback(() => {
    clearTimeout(timer.current)
    const pages = [...pendingPages.current]
    pendingPages.current.clear()
    if (pages.length > 0)
      lastRequest.current = act('POST /api/signal-rounds/{id}/opened', {
        params: { id: round },
        body: { pages },
      }).catch((error: unknown) => {
        for (const page of pages) pendingPages.current.add(page)
        throw error
      })
    return lastRequest.current
  }, [round])
  // Pages whose request failed are sent again with the next page or before signing.
  const sendQuietly = useCallback(() => void sendPages().catch(() => undefined), [sendPages])
  useEffect(() => sendQuietly, [sendQuietly])
  const onSeen = useCallback(
    (page: number) => {
      pendingPages.current.add(page)
      clearTimeout(timer.current)
      timer.current = setTimeout(sendQuietly, seenPagesBatchMs)
    },
    [sendQuietly],
  )
  return { onSeen, sendPages: sendPages }
}
