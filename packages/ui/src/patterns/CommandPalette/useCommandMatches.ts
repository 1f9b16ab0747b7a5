import { minTypoTolerantLength, createFuzzyMatcher } from '@press/domain'
import { useEffect, useEffectEvent, useState } from 'react'
import { matchOptions } from '../../primitives/Combobox/options.ts'
import { getCount, type CommandGroup, type CommandItem, type CommandSearch, type CommandTyped } from './commands.ts'

/** Milliseconds without typing before a search starts. */
const searchDebounceMs = 200

function narrowed(group: CommandGroup, query: string): CommandGroup {
  const own = group.items.filter(({ always }) => !always)
  const exactMatches = matchOptions(
    own.map((item) => ({ ...item, value: item.key })),
    query,
  )
  const isSimilar =
    query.length >= minTypoTolerantLength && exactMatches.length === 0 ? createFuzzyMatcher(query) : () => false
  const fuzzyMatches = own.filter(({ label }) => isSimilar(label))
  const items = [...exactMatches, ...fuzzyMatches, ...group.items.filter(({ always }) => always)]
  return { ...group, items, ...(fuzzyMatches.length > 0 && { near: true }) }
}

interface Answer {
  groups: readonly CommandGroup[]
  status: 'ready' | 'loading' | 'failed'
}

const nothing: Answer = { groups: [], status: 'ready' }

/** Returns the search results. The previous results stay visible while the next results load. */
function useAnswer(search: CommandSearch | undefined, query: string, group: string | undefined, key: string): Answer {
  const [answer, setAnswer] = useState<{ key: string; groups: readonly CommandGroup[]; failed: boolean }>()
  const ask = useEffectEvent(async (requestKey: string, signal: AbortSignal) => {
    try {
      const groups = (await search?.(query, signal, group)) ?? []
      if (!signal.aborted) setAnswer({ key: requestKey, groups, failed: false })
    } catch {
      if (!signal.aborted) setAnswer({ key: requestKey, groups: [], failed: true })
    }
  })
  const shouldSearch = Boolean(search && query)
  useEffect(() => {
    if (!shouldSearch) return
    const controller = new AbortController()
    const timer = setTimeout(() => void ask(key, controller.signal), searchDebounceMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [shouldSearch, key])
  if (!shouldSearch) return nothing
  const isCurrent = answer?.key === key
  return { groups: answer?.groups ?? [], status: !isCurrent ? 'loading' : answer.failed ? 'failed' : 'ready' }
}

export interface CommandMatches {
  /** The groups of the current section. */
  groups: readonly CommandGroup[]
  items: readonly CommandItem[]
  /** Every group with results. */
  sections: readonly CommandGroup[]
  /** The current group, if it still has results. */
  section: string | undefined
  total: number
  status: Answer['status']
  retry: () => void
}

interface Where extends CommandTyped {
  /** The current group. */
  section: string | undefined
  /** A further condition of the search; a change runs the search again. */
  within: string
}

/** Returns the matches of a query: immediately among the known items, and later from the search. */
export function useCommandMatches(
  known: readonly CommandGroup[],
  search: CommandSearch | undefined,
  { query, only, section, within }: Where,
): CommandMatches {
  const [attempt, setAttempt] = useState(0)
  const own = known.filter(({ key }) => only === undefined || key === only)
  // If the prefix names a known group, no search is needed.
  const activeSearch = only === undefined || own.length === 0 ? search : undefined
  const key = [attempt, within, query].join(':')
  const answer = useAnswer(activeSearch, query, only, `${key}:${only ?? ''}`)
  const all = [...answer.groups, ...own.map((group) => narrowed(group, query))].filter(
    ({ items, failed }) => items.length > 0 || failed,
  )
  const front = all.find((group) => group.key === section)
  const cut = front && getCount(front) > front.items.length
  const fullAnswer = useAnswer(cut ? activeSearch : undefined, query, section, `${key}:${section ?? ''}`)
  const shownGroup = cut ? (fullAnswer.groups.find((group) => group.key === section) ?? front) : front
  const groups = shownGroup ? [shownGroup] : all
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
