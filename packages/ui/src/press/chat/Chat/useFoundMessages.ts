import { isSearchable } from '@press/domain'
import { useEffect, useEffectEvent, useState } from 'react'
import type { FoundMessage } from './types.ts'

/** Searches the messages of all conversations. */
export type SearchMessages = (query: string, signal: AbortSignal) => Promise<readonly FoundMessage[]>

/** Debounce of the search, in milliseconds. */
const searchDebounceMs = 250

/** Returns the messages found for a query. Returns nothing while loading, for short queries and on errors. */
export function useFoundMessages(
  query: string,
  search: SearchMessages | undefined,
): readonly FoundMessage[] | undefined {
  const words = query.trim()
  const wanted = search !== undefined && isSearchable(words)
  const [found, setFound] = useState<{ words: string; messages: readonly FoundMessage[] }>()
  const look = useEffectEvent(async (sought: string, signal: AbortSignal) => {
    const messages = await search?.(sought, signal).catch(() => [])
    if (messages && !signal.aborted) setFound({ words: sought, messages })
  })
  useEffect(() => {
    if (!wanted) return
    const stop = new AbortController()
    const timer = setTimeout(() => void look(words, stop.signal), searchDebounceMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [wanted, words])
  if (!wanted) return []
  return found?.words === words ? found.messages : undefined
}
