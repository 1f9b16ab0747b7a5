import { useCallback, useSyncExternalStore } from 'react'
import { media } from '../../themes/scale.ts'

/** Whether a media query of the scale matches now. Use it only when style sheets are not enough: different markup or behaviour. */
export function useMedia(name: keyof typeof media): boolean {
  const query = media[name]
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}
