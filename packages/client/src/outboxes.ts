import { useMemo, useSyncExternalStore } from 'react'
import { act } from './act.ts'
import { isApiError, isNetworkError } from './errors.ts'
import { createOutbox, type SendResult, type Outbox, type PendingMessage } from './outbox.ts'
import { session, useSession } from './session.ts'
import { storage } from './storage.ts'
import { getOutboxKey } from './sending.ts'

async function sendMessage({
  conversation_id,
  client_id,
  content,
  files,
  reply_to,
}: PendingMessage): Promise<SendResult> {
  try {
    const body = {
      conversation_id,
      client_id,
      content,
      files: files.map(({ id }) => id),
      reply_to_id: reply_to?.id ?? null,
    }
    // Waits for the refresh, because the message stays on screen until the server's row replaces it.
    await act('POST /api/messages', { body })
    return { sent: true }
  } catch (error) {
    const isRetryable =
      isNetworkError(error) ||
      isApiError(error, 'unauthorized') ||
      isApiError(error, 'sessionEnded') ||
      isApiError(error, 'tooManyRequests')
    if (isRetryable || !isApiError(error)) return 'unreachable'
    return { refused: Object.values(error.fields)[0] ?? error.message }
  }
}

const outboxes = new Map<number, Outbox>()

/** Returns the person's outbox of unsent messages. */
export function getOutbox(user: number): Outbox {
  const existingOutbox = outboxes.get(user)
  if (existingOutbox) return existingOutbox
  const newOutbox = createOutbox({ browserStorage: storage, key: getOutboxKey(user), attemptSend: sendMessage })
  outboxes.set(user, newOutbox)
  return newOutbox
}

// Stops the outbox of a person when that person signs out.
session.subscribe(() => {
  for (const [user, outbox] of outboxes)
    if (user !== session.get().user?.id) {
      outbox.clear()
      outboxes.delete(user)
    }
})

/** Returns the outbox of the signed-in person, with its messages. */
export function useOutbox(): Outbox & { pendingMessages: readonly PendingMessage[] } {
  const { user } = useSession()
  const outbox = useMemo(() => getOutbox(user?.id ?? 0), [user?.id])
  const pendingMessages = useSyncExternalStore(outbox.subscribe, outbox.getMessages)
  return { ...outbox, pendingMessages: pendingMessages }
}
