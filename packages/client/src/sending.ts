import { useEffect } from 'react'
import { useConnection } from './live-channel.ts'
import { once } from './once.ts'
import { useSession } from './session.ts'
import { storage } from './storage.ts'

/** The storage key of a person's outbox. */
export const getOutboxKey = (user: number): string => `press.outbox.${user}`

const loadOutboxes = once(() => import('./outboxes.ts'))

/** Sends the messages of the outbox as soon as there is a connection. Mounted once, by the frame. */
export function useOutboxSender(): void {
  const { user } = useSession()
  const connection = useConnection()
  const id = user?.id
  useEffect(() => {
    if (id === undefined || connection !== 'live' || storage.getJson(getOutboxKey(id)) === null) return
    // Becomes false if another person signs in before the code has loaded.
    let isCurrent = true
    loadOutboxes().then(
      ({ getOutbox }) => isCurrent && getOutbox(id).flush(),
      () => {
        // Ignored, because the effect runs again at the next connection.
      },
    )
    return () => {
      isCurrent = false
    }
  }, [id, connection])
}
