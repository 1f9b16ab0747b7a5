import { useCallback, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { isNavigating } from '../../routing/address.ts'

/** Milliseconds without typing before the address changes. */
const searchDebounceMs = 400

/** Debounces writing the typed values to the address, because a change of address rerenders the whole frame. */
export function useDebouncedSearchParams(): (search: string) => void {
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback(
    (search) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        if (!isNavigating()) void navigate({ search }, { replace: true })
      }, searchDebounceMs)
    },
    [navigate],
  )
}
