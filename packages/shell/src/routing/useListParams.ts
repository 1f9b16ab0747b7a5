import { useCallback } from 'react'
import { useSearchParams } from 'wouter'

/** The state of a list (page, search, sort, filters) in the address, so that a link shows what its sender saw. */
export function useListParams<Key extends string>(defaults: Record<Key, string>) {
  const [search, setSearch] = useSearchParams()
  const keys = Object.keys(defaults) as Key[]
  const values = Object.fromEntries(keys.map((key) => [key, search.get(key) ?? defaults[key]])) as Record<Key, string>

  /** Changes some of them; all but a change of page itself go back to page 1. A default leaves the address. */
  const set = useCallback(
    (changes: Partial<Record<Key, string>>) =>
      setSearch(
        (old) => {
          const next = new URLSearchParams(old)
          if (!('page' in changes)) next.delete('page')
          for (const [key, value] of Object.entries(changes) as [Key, string][])
            if (value === defaults[key]) next.delete(key)
            else next.set(key, value)
          return next
        },
        { replace: true },
      ),
    [setSearch, defaults],
  )
  return [values, set] as const
}
