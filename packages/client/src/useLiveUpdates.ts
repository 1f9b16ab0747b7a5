import { useEffect } from 'react'
import { refetchResources, refetchAllQueries } from './cache.ts'
import { liveChannel } from './live-channel.ts'
import { useSession } from './session.ts'

/** While a person is signed in, refetches the queries that live events make outdated. Mounted once, by the frame. */
export function useLiveUpdates(): void {
  const { token, user } = useSession()
  const id = user?.id
  useEffect(() => {
    if (!token || id === undefined) return
    const unsubscribe = liveChannel.subscribe((update) => {
      if (update === 'missed') void refetchAllQueries()
      else if ('resource' in update) void refetchResources(...update.changes)
    })
    const stopChannel = liveChannel.start(id)
    return () => {
      stopChannel()
      unsubscribe()
    }
  }, [token, id])
}
