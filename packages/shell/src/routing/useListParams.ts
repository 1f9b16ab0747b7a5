import { useCallback } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { isNavigating, getCurrentSearch } from './address.ts'

/** Keeps the state of a list (page, search, sort, filters) in the address, so that a shared link shows the same list. */
export function useListParams<Key extends string>(defaults: Record<Key, string>) {
  const [searchParams] = useSearchParams()
  const navigate = useNavigate()
  const keys = Object.keys(defaults) as Key[]
  const values = Object.fromEntries(keys.map((key) => [key, searchParams.get(key) ?? defaults[key]])) as Record<
    Key,
    string
  >

  /**
   * Changes some parameters. Every change except one of `page` goes back to page 1. Default values are removed from the address.
   */
  const setParams = useCallback(
    (changes: Partial<Record<Key, string>>) => {
      // A debounced search may fire after the person has opened a row. It must not cancel the navigation to this row.
      if (isNavigating()) return
      // Reads the latest address, because the caller may have rendered before the last change.
      const next = new URLSearchParams(getCurrentSearch())
      if (!('page' in changes)) next.delete('page')
      for (const [key, value] of Object.entries(changes) as [Key, string][])
        if (value === defaults[key]) next.delete(key)
        else next.set(key, value)
      void navigate({ search: next.toString() }, { replace: true })
    },
    [navigate, defaults],
  )
  return [values, setParams] as const
}
