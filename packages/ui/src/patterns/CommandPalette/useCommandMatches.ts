import { minTypoTolerantLength, createFuzzyMatcher } from '@press/domain'
import { useEffect, useEffectEvent, useState } from 'react'
import { matchOptions } from '../../primitives/Combobox/options.ts'
import { getCount, type CommandGroup, type CommandItem, type CommandSearch, type CommandTyped } from './commands.ts'

/** While a person types, a search waits for a pause. */
const searchDebounceMs = 200

function narrowed(group: CommandGroup, query: string): CommandGroup {
  const own = group.items.filter(({ always }) => !always)
  const written = matchOptions(
    own.map((item) => ({ ...item, value: item.key })),
    query,
  )
  const isNear = query.length >= minTypoTolerantLength && written.length === 0 ? createFuzzyMatcher(query) : () => false
  const near = own.filter(({ label }) => isNear(label))
  const items = [...written, ...near, ...group.items.filter(({ always }) => always)]
  return { ...group, items, ...(near.length > 0 && { near: true }) }
}

interface Answer {
  groups: readonly CommandGroup[]
  status: 'ready' | 'loading' | 'failed'
}

const nothing: Answer = { groups: [], status: 'ready' }

/** What the search answers; the last answer stays in sight while the next is on its way. */
function useAnswer(search: CommandSearch | undefined, query: string, group: string | undefined, key: string): Answer {
  const [answer, setAnswer] = useState<{ key: string; groups: readonly CommandGroup[]; failed: boolean }>()
  const ask = useEffectEvent(async (sought: string, signal: AbortSignal) => {
    try {
      const groups = (await search?.(query, signal, group)) ?? []
      if (!signal.aborted) setAnswer({ key: sought, groups, failed: false })
    } catch {
      if (!signal.aborted) setAnswer({ key: sought, groups: [], failed: true })
    }
  })
  const asks = Boolean(search && query)
  useEffect(() => {
    if (!asks) return
    const controller = new AbortController()
    const timer = setTimeout(() => void ask(key, controller.signal), searchDebounceMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [asks, key])
  if (!asks) return nothing
  const settled = answer?.key === key
  return { groups: answer?.groups ?? [], status: !settled ? 'loading' : answer.failed ? 'failed' : 'ready' }
}

export interface CommandMatches {
  /** Of the section in front. */
  groups: readonly CommandGroup[]
  items: readonly CommandItem[]
  /** Every group that holds something. */
  sections: readonly CommandGroup[]
  /** The group in front, where there is still something in it. */
  section: string | undefined
  total: number
  status: Answer['status']
  retry: () => void
}

interface Where extends CommandTyped {
  /** The group in front. */
  section: string | undefined
  /** What the search looks within; it asks anew when that changes. */
  within: string
}

/** What a query finds: at once among what is known, and a moment later among what the search answers. */
export function useCommandMatches(
  known: readonly CommandGroup[],
  search: CommandSearch | undefined,
  { query, only, section, within }: Where,
): CommandMatches {
  const [attempt, setAttempt] = useState(0)
  const own = known.filter(({ key }) => only === undefined || key === only)
  // A sign for what is known already leaves nothing to ask.
  const asked = only === undefined || own.length === 0 ? search : undefined
  const key = [attempt, within, query].join(':')
  const answer = useAnswer(asked, query, only, `${key}:${only ?? ''}`)
  const all = [...answer.groups, ...own.map((group) => narrowed(group, query))].filter(
    ({ items, failed }) => items.length > 0 || failed,
  )
  const front = all.find((group) => group.key === section)
  const cut = front && getCount(front) > front.items.length
  const whole = useAnswer(cut ? asked : undefined, query, section, `${key}:${section ?? ''}`)
  const shown = cut ? (whole.groups.find((group) => group.key === section) ?? front) : front
  const groups = shown ? [shown] : all
  return {
    groups,
    items: groups.flatMap(({ items }) => items),
    sections: all,
    section: front?.key,
    total: all.reduce((sum, group) => sum + getCount(group), 0),
    status: answer.status,
    retry: () => setAttempt(attempt + 1),
  }
}
