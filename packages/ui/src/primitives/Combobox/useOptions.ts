import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { matchOptions, type ComboboxOption, type OptionSource } from './options.ts'

export type OptionsStatus = 'ready' | 'loading' | 'failed'

const none: never[] = []

/** Debounce (ms) of a search while the user types. */
const searchDebounceMs = 250

/** Returns the options for a query: filtered locally, or searched for while the list is open. */
export function useOptions<Option extends ComboboxOption>(source: OptionSource<Option>, query: string, open: boolean) {
  const remote = typeof source === 'function'
  const [attempt, setAttempt] = useState(0)
  const key = `${attempt}:${query}`
  const [answer, setAnswer] = useState<{ key: string; options: readonly Option[]; failed: boolean }>()

  const search = useEffectEvent(async (searchText: string, signal: AbortSignal) => {
    if (typeof source !== 'function') return
    try {
      const options = await source(query, signal)
      if (!signal.aborted) setAnswer({ key: searchText, options, failed: false })
    } catch {
      if (!signal.aborted) setAnswer({ key: searchText, options: [], failed: true })
    }
  })

  useEffect(() => {
    if (!open || !remote) return
    const controller = new AbortController()
    const timer = setTimeout(() => void search(key, controller.signal), query ? searchDebounceMs : 0)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [open, remote, query, key])

  const local = useMemo(() => (typeof source === 'function' ? none : matchOptions(source, query)), [source, query])
  const hasAnswer = answer?.key === key
  const status: OptionsStatus = !remote ? 'ready' : !hasAnswer ? 'loading' : answer.failed ? 'failed' : 'ready'
  return {
    // The previous results stay visible while the next results load.
    options: remote ? (answer?.options ?? none) : local,
    status,
    retry: () => setAttempt(attempt + 1),
  }
}
