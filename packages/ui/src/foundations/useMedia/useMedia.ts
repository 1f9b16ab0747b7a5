import { useCallback, useSyncExternalStore } from 'react'
import { media } from '../../themes/scale.ts'

/** Whether a media query of the scale matches now. Use it only when style sheets are not enough: different markup or behaviour. */
export function useMedia(name: keyof typeof media): boolean {
  const query = media[name]
  const subscribe = useCallback(
    (onChange: () => void) => {
      const mediaQueryList = matchMedia(query)
      mediaQueryList.addEventListener('change', onChange)
      return () => mediaQueryList.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}
