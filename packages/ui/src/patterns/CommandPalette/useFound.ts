import { useEffect, useEffectEvent, useState } from 'react'
import { matchOptions } from '../../primitives/Combobox/options.ts'
import type { CommandGroup, CommandItem, CommandSearch } from './commands.ts'

/** While a person types, a search waits for a pause. */
const pause = 200

const narrowed = (groups: readonly CommandGroup[], query: string): CommandGroup[] =>
  groups.map((group) => ({
    ...group,
    items: matchOptions(
      group.items.map((item) => ({ ...item, value: item.key })),
      query,
    ),
  }))

export interface Found {
  groups: readonly CommandGroup[]
  items: readonly CommandItem[]
  status: 'ready' | 'loading' | 'failed'
  retry: () => void
}

/** What a query finds: at once among what is known, and a moment later among what the search answers. */
export function useFound(known: readonly CommandGroup[], search: CommandSearch | undefined, query: string): Found {
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<{ key: string; groups: readonly CommandGroup[]; failed: boolean }>()
  const key = `${attempt}:${query}`

  const ask = useEffectEvent(async (sought: string, signal: AbortSignal) => {
    try {
      const groups = (await search?.(query, signal)) ?? []
      if (!signal.aborted) setAnswer({ key: sought, groups, failed: false })
    } catch {
      if (!signal.aborted) setAnswer({ key: sought, groups: [], failed: true })
    }
  })
  const asks = Boolean(search && query)
  useEffect(() => {
    if (!asks) return
    const controller = new AbortController()
    const timer = setTimeout(() => void ask(key, controller.signal), pause)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [asks, key])

  const settled = answer?.key === key
  // The last answer stays in sight while the next is on its way.
  const groups = [...narrowed(known, query), ...(asks ? (answer?.groups ?? []) : [])].filter(
    ({ items }) => items.length > 0,
  )
  return {
    groups,
    items: groups.flatMap(({ items }) => items),
    status: !asks ? 'ready' : !settled ? 'loading' : answer.failed ? 'failed' : 'ready',
    retry: () => setAttempt(attempt + 1),
  }
}
