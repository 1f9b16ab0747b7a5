import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { matchOptions, type ComboboxOption, type OptionSource } from './options.ts'

export type OptionsStatus = 'ready' | 'loading' | 'failed'

const noOptions: never[] = []

/** Debounce (ms) of a search while the user types. */
const searchDebounceMs = 250

/** Returns the options for a query: filtered locally, or searched for while the list is open. */
export function useOptions<Option extends ComboboxOption>(source: OptionSource<Option>, query: string, open: boolean) {
  const isRemote = typeof source === 'function'
  const [attempt, setAttempt] = useState(0)
  const requestKey = `${attempt}:${query}`
  const [response, setResponse] = useState<{ key: string; options: readonly Option[]; failed: boolean }>()

  const searchOptions = useEffectEvent(async (searchKey: string, signal: AbortSignal) => {
    if (typeof source !== 'function') return
    try {
      const options = await source(query, signal)
      if (!signal.aborted) setResponse({ key: searchKey, options, failed: false })
    } catch {
      if (!signal.aborted) setResponse({ key: searchKey, options: [], failed: true })
    }
  })

  useEffect(() => {
    if (!open || !isRemote) return
    const controller = new AbortController()
    const timer = setTimeout(() => void searchOptions(requestKey, controller.signal), query ? searchDebounceMs : 0)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [open, isRemote, query, requestKey])

  const localOptions = useMemo(
    () => (typeof source === 'function' ? noOptions : matchOptions(source, query)),
    [source, query],
  )
  const hasResponse = response?.key === requestKey
  const status: OptionsStatus = !isRemote ? 'ready' : !hasResponse ? 'loading' : response.failed ? 'failed' : 'ready'
  return {
    // The previous results stay visible while the next results load.
    options: isRemote ? (response?.options ?? noOptions) : localOptions,
    status,
    retry: () => setAttempt(attempt + 1),
  }
}
