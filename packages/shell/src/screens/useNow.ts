import { useEffect, useState } from 'react'

/** The present moment, renewed every half minute: ages on screen do not stand still. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 30_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
