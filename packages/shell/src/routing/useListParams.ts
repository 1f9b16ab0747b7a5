import { useCallback } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { isNavigating, searchNow } from './address.ts'

/** The state of a list (page, search, sort, filters) in the address, so that a link shows what its sender saw. */
export function useListParams<Key extends string>(defaults: Record<Key, string>) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const keys = Object.keys(defaults) as Key[]
  const values = Object.fromEntries(keys.map((key) => [key, search.get(key) ?? defaults[key]])) as Record<Key, string>

  /** Changes some of them; all but a change of page itself go back to page 1. A default leaves the address. */
  const set = useCallback(
    (changes: Partial<Record<Key, string>>) => {
      // A search that was being typed when a row was opened settles after it.
      if (isNavigating()) return
      // As the address is now: what calls this may have been drawn before the last change.
      const next = new URLSearchParams(searchNow())
      if (!('page' in changes)) next.delete('page')
      for (const [key, value] of Object.entries(changes) as [Key, string][])
        if (value === defaults[key]) next.delete(key)
        else next.set(key, value)
      void navigate({ search: next.toString() }, { replace: true })
    },
    [navigate, defaults],
  )
  return [values, set] as const
}
