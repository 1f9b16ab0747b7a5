import type { CallName, LiveEvent } from '@press/contract'
import { useEffect } from 'react'
import { live, startLive } from './live.ts'
import { useSession } from './session.ts'
import { refresh } from './useCall.ts'

type Reading = Extract<CallName, `GET ${string}`>

/** Which answers a change of a resource makes old. */
const affected: Record<LiveEvent['resource'], readonly Reading[]> = {
  application: ['GET /api/applications', 'GET /api/application/details/{id}', 'GET /api/queue', 'GET /api/menu-items'],
  techcard: [
    'GET /api/tech-cards',
    'GET /api/tech-cards/board',
    'GET /api/tech-cards/{id}',
    'GET /api/tech-cards/{id}/history',
    'GET /api/queue',
    'GET /api/menu-items',
  ],
  notification: ['GET /api/notifications'],
  user: ['GET /api/userprofile', 'GET /api/user/{id}'],
}

/** An application names the card that is made of it. */
const ofNewCard: readonly Reading[] = ['GET /api/applications', 'GET /api/application/details/{id}']

/** A burst of changes is answered with one round of questions. */
const settle = 150

/** Keeps what is on screen up to date while somebody is signed in. Mounted once, by the frame. */
export function useLive(): void {
  const { token } = useSession()
  useEffect(() => {
    if (!token) return
    const waiting = new Set<Reading>()
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = () => {
      timer = undefined
      void refresh(...waiting)
      waiting.clear()
    }
    const leave = live.subscribe(({ resource, type }) => {
      for (const name of affected[resource]) waiting.add(name)
      if (type === 'techcard.created') for (const name of ofNewCard) waiting.add(name)
      timer ??= setTimeout(ask, settle)
    })
    const stop = startLive()
    return () => {
      stop()
      leave()
      clearTimeout(timer)
    }
  }, [token])
}
