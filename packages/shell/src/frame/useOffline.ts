import { useConnection } from '@press/client'
import { useEffect, useState } from 'react'

/** Milliseconds before a lost connection is shown: short interruptions usually end by themselves. */
const offlineDelayMs = 2500

/** Whether there has been no connection to the server for longer than a moment. */
export function useOffline(): boolean {
  const away = useConnection() !== 'live'
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!away) return
    const timer = setTimeout(() => setLate(true), navigator.onLine ? offlineDelayMs : 0)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [away])
  return away && late
}
