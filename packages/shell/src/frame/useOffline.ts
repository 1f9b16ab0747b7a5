import { useConnection } from '@press/client'
import { useEffect, useState } from 'react'

/** Milliseconds before a lost connection is shown: short interruptions usually end by themselves. */
const offlineDelayMs = 2500

/** Returns whether the connection to the server has been lost for longer than `offlineDelayMs`. */
export function useOffline(): boolean {
  const isDisconnected = useConnection() !== 'live'
  const [hasDelayPassed, setHasDelayPassed] = useState(false)
  useEffect(() => {
    if (!isDisconnected) return
    const timer = setTimeout(() => setHasDelayPassed(true), navigator.onLine ? offlineDelayMs : 0)
    return () => {
      clearTimeout(timer)
      setHasDelayPassed(false)
    }
  }, [isDisconnected])
  return isDisconnected && hasDelayPassed
}
