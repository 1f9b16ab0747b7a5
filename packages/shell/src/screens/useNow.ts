import { useEffect, useState } from 'react'

/** Returns the current time, updated every half minute so that relative times on screen stay correct. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 30_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
