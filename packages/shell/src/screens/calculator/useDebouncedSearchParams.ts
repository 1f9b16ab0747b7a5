import { useCallback, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { isLeaving } from '../../routing/address.ts'

/** Milliseconds of a pause in typing. */
const pause = 400

/** Keeps what is typed in the address, once the typing pauses: a change of address draws the whole frame again. */
export function useSearchLater(): (search: string) => void {
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback(
    (search) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        if (!isLeaving()) void navigate({ search }, { replace: true })
      }, pause)
    },
    [navigate],
  )
}
