import { minTypoTolerantLength, createFuzzyMatcher } from '@press/domain'
import { useEffect, useEffectEvent, useState } from 'react'
import { matchOptions } from '../../primitives/Combobox/options.ts'
import { getCount, type CommandGroup, type CommandItem, type CommandSearch, type CommandQuery } from './commands.ts'

/** Milliseconds without typing before a search starts. */
const searchDebounceMs = 200

function filterGroup(group: CommandGroup, query: string): CommandGroup {
  const filterableItems = group.items.filter(({ matchesAnyQuery }) => !matchesAnyQuery)
  const exactMatches = matchOptions(
    filterableItems.map((item) => ({ ...item, value: item.key })),
    query,
  )
  const isSimilar =
    query.length >= minTypoTolerantLength && exactMatches.length === 0 ? createFuzzyMatcher(query) : () => false
  const fuzzyMatches = filterableItems.filter(({ label }) => isSimilar(label))
  const items = [...exactMatches, ...fuzzyMatches, ...group.items.filter(({ matchesAnyQuery }) => matchesAnyQuery)]
  return { ...group, items, ...(fuzzyMatches.length > 0 && { isApproximate: true }) }
}

interface SearchAnswer {
  groups: readonly CommandGroup[]
  status: 'ready' | 'loading' | 'failed'
}

const emptyAnswer: SearchAnswer = { groups: [], status: 'ready' }

/** Returns the search results. The previous results stay visible while the next results load. */
function useSearchAnswer(
  search: CommandSearch | undefined,
  query: string,
  group: string | undefined,
  key: string,
): SearchAnswer {
  const [answer, setAnswer] = useState<{ key: string; groups: readonly CommandGroup[]; failed: boolean }>()
  const runSearch = useEffectEvent(async (requestKey: string, signal: AbortSignal) => {
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
    const timer = setTimeout(() => void runSearch(key, controller.signal), searchDebounceMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [shouldSearch, key])
  if (!shouldSearch) return emptyAnswer
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
  status: SearchAnswer['status']
  retry: () => void
}

interface MatchOptions extends CommandQuery {
  /** The current group. */
  section: string | undefined
  /** A further condition of the search; a change runs the search again. */
  searchScope: string
}

/** Returns the matches of a query: immediately among the known items, and later from the search. */
export function useCommandMatches(
  localGroups: readonly CommandGroup[],
  search: CommandSearch | undefined,
  { query, groupKey, section, searchScope }: MatchOptions,
): CommandMatches {
  const [attempt, setAttempt] = useState(0)
  const groupsInScope = localGroups.filter(({ key }) => groupKey === undefined || key === groupKey)
  // If the prefix names a known group, no search is needed.
  const activeSearch = groupKey === undefined || groupsInScope.length === 0 ? search : undefined
  const key = [attempt, searchScope, query].join(':')
  const answer = useSearchAnswer(activeSearch, query, groupKey, `${key}:${groupKey ?? ''}`)
  const allGroups = [...answer.groups, ...groupsInScope.map((group) => filterGroup(group, query))].filter(
    ({ items, failed }) => items.length > 0 || failed,
  )
  const selectedGroup = allGroups.find((group) => group.key === section)
  const isTruncated = selectedGroup && getCount(selectedGroup) > selectedGroup.items.length
  const fullAnswer = useSearchAnswer(isTruncated ? activeSearch : undefined, query, section, `${key}:${section ?? ''}`)
  const shownGroup = isTruncated
    ? (fullAnswer.groups.find((group) => group.key === section) ?? selectedGroup)
    : selectedGroup
  const groups = shownGroup ? [shownGroup] : allGroups
  return {
    groups,
    items: groups.flatMap(({ items }) => items),
    sections: allGroups,
    section: selectedGroup?.key,
    total: allGroups.reduce((sum, group) => sum + getCount(group), 0),
    status: answer.status,
    retry: () => setAttempt(attempt + 1),
  }
}
