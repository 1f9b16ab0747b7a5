import { useCallback, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { isNavigating } from '../../routing/address.ts'

/** Milliseconds of a pause in typing. */
const searchDebounceMs = 400

/** Keeps what is typed in the address, once the typing pauses: a change of address draws the whole frame again. */
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
