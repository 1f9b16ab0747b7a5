import { useEffect } from 'react'
import { changed, changedBy } from './changes.ts'
import { live, startLive } from './live.ts'
import { useSession } from './session.ts'

/** Keeps what is on screen up to date while somebody is signed in. Mounted once, by the frame. */
export function useLive(): void {
  const { token } = useSession()
  useEffect(() => {
    if (!token) return
    const leave = live.subscribe((event) => void changed(...changedBy(event)))
    const stop = startLive()
    return () => {
      stop()
      leave()
    }
  }, [token])
}
