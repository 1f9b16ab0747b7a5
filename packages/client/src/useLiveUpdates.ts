import { useEffect } from 'react'
import { changed, refreshAll } from './cache.ts'
import { live } from './live-channel.ts'
import { useSession } from './session.ts'

/** Refetches what live events make old, while somebody is signed in. Mounted once, by the frame. */
export function useLive(): void {
  const { token, user } = useSession()
  const id = user?.id
  useEffect(() => {
    if (!token || id === undefined) return
    const leave = live.subscribe((news) => {
      if (news === 'missed') void refreshAll()
      else if ('resource' in news) void changed(...news.changes)
    })
    const stop = live.start(id)
    return () => {
      stop()
      leave()
    }
  }, [token, id])
}
