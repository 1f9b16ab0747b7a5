import { createRandomId, type StoredFile, type QuotedMessage } from '@press/domain'
import type { BrowserStorage } from './storage.ts'

/** A message that the server may not have received yet. */
export interface PendingMessage {
  /** The temporary id of the message. The server uses it to recognize a message that arrives twice. */
  client_id: string
  conversation_id: number
  content: string
  files: readonly StoredFile[]
  /** The message to which this message replies. */
  reply_to?: QuotedMessage
  /** When the message was written (ISO). */
  created_at: string
  /** Why the server refused the message. The person has to resend or discard a refused message. */
  refused?: string
}

/** The result of an attempt to send a message: sent, refused with a reason, or server unreachable. */
export type SendResult = { sent: true } | { refused: string } | 'unreachable'

export interface Outbox {
  getMessages: () => readonly PendingMessage[]
  subscribe: (watcher: () => void) => () => void
  add: (message: Pick<PendingMessage, 'conversation_id' | 'content' | 'files' | 'reply_to'>) => void
  /** Retries a refused message. */
  resend: (clientId: string) => void
  discard: (clientId: string) => void
  /** Removes all messages, sent or not. */
  clear: () => void
  /** Sends the pending messages in the order in which they were written. */
  flush: () => void
}

interface OutboxDependencies {
  /** The browser storage, which keeps the messages when the page is reloaded. */
  browserStorage: BrowserStorage
  key: string
  attemptSend: (message: PendingMessage) => Promise<SendResult>
  /** The pause before the next attempt to reach the server, in ms. */
  retryDelayMs?: number
  now?: () => Date
}

const isPendingMessage = (one: unknown): one is PendingMessage =>
  typeof one === 'object' && one !== null && 'client_id' in one && 'conversation_id' in one && 'content' in one

/**
 * Creates an outbox of pending messages. Each message is stored in the browser before it is sent. The outbox sends the messages one
 * after another, and retries each until the server confirms it. Every attempt uses the same id, so a lost answer creates no
 * duplicate.
 */
export function createOutbox({
  browserStorage: storage,
  key,
  attemptSend: trySend,
  retryDelayMs: delayMs = 3_000,
  now = () => new Date(),
}: OutboxDependencies): Outbox {
  const readStored = (): readonly PendingMessage[] => {
    const storedValue = storage.getJson(key)
    return Array.isArray(storedValue) ? storedValue.filter(isPendingMessage) : []
  }
  let pendingMessages = readStored()
  let isSending = false
  let retryTimer: ReturnType<typeof setTimeout> | undefined
  const watchers = new Set<() => void>()

  const setMessages = (next: readonly PendingMessage[]): void => {
    pendingMessages = next
    for (const watcher of watchers) watcher()
  }
  /** Changes the stored list instead of replacing it, because another tab may have added or sent messages meanwhile. */
  const updateStored = (update: (all: readonly PendingMessage[]) => readonly PendingMessage[]): void => {
    const next = update(readStored())
    storage.setJson(key, next.length > 0 ? [...next] : null)
    setMessages(update(pendingMessages))
  }
  const updateMessage = (clientId: string, update: (one: PendingMessage) => PendingMessage | undefined): void =>
    updateStored((all) => all.flatMap((one) => (one.client_id === clientId ? (update(one) ?? []) : one)))

  async function sendAll(): Promise<void> {
    for (let next = getFirstUnsent(); next; next = getFirstUnsent()) {
      const { client_id } = next
      const outcome = await trySend(next)
      if (outcome === 'unreachable') {
        retryTimer = setTimeout(flush, delayMs)
        return
      }
      updateMessage(client_id, (one) => ('refused' in outcome ? { ...one, refused: outcome.refused } : undefined))
    }
  }
  const getFirstUnsent = (): PendingMessage | undefined => pendingMessages.find(({ refused }) => refused === undefined)

  function flush(): void {
    clearTimeout(retryTimer)
    if (isSending) return
    isSending = true
    void sendAll().finally(() => {
      isSending = false
    })
  }

  return {
    getMessages: () => pendingMessages,
    subscribe: (watcher) => {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    add: (message) => {
      const newMessage = { ...message, client_id: createRandomId(), created_at: now().toISOString() }
      updateStored((all) => [...all, newMessage])
      flush()
    },
    resend: (clientId) => {
      updateMessage(clientId, ({ refused: _refused, ...one }) => one)
      flush()
    },
    discard: (clientId) => updateMessage(clientId, () => undefined),
    clear: () => {
      clearTimeout(retryTimer)
      updateStored(() => [])
    },
    flush,
  }
}
