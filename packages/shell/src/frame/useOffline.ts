import { useConnection } from '@press/client'
import { useEffect, useState } from 'react'

/** A short break mends itself before anyone needs to know. */
const grace = 2500

/** Whether there has been no connection to the server for longer than a moment. */
export function useOffline(): boolean {
  const connection = useConnection()
  const [offline, setOffline] = useState(false)
  useEffect(() => {
    if (connection === 'live') {
      setOffline(false)
      return
    }
    const timer = setTimeout(() => setOffline(true), navigator.onLine ? grace : 0)
    return () => clearTimeout(timer)
  }, [connection])
  return offline
}
