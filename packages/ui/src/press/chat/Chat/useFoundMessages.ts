import { isSearchable } from '@press/domain'
import { useEffect, useEffectEvent, useState } from 'react'
import type { FoundMessage } from './types.ts'

/** Searches the messages of all conversations. */
export type SearchMessages = (query: string, signal: AbortSignal) => Promise<readonly FoundMessage[]>

/** Debounce of the search, in milliseconds. */
const searchDebounceMs = 250

/** Returns the messages found for a query. Returns an empty list while loading, for short queries and on errors. */
export function useFoundMessages(
  query: string,
  searchMessages: SearchMessages | undefined,
): readonly FoundMessage[] | undefined {
  const trimmedQuery = query.trim()
  const shouldSearch = searchMessages !== undefined && isSearchable(trimmedQuery)
  const [result, setResult] = useState<{ query: string; messages: readonly FoundMessage[] }>()
  const findMessages = useEffectEvent(async (searchText: string, signal: AbortSignal) => {
    const messages = await searchMessages?.(searchText, signal).catch(() => [])
    if (messages && !signal.aborted) setResult({ query: searchText, messages })
  })
  useEffect(() => {
    if (!shouldSearch) return
    const controller = new AbortController()
    const timer = setTimeout(() => void findMessages(trimmedQuery, controller.signal), searchDebounceMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [shouldSearch, trimmedQuery])
  if (!shouldSearch) return []
  return result?.query === trimmedQuery ? result.messages : undefined
}
