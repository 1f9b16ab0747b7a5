import { newId, type StoredFile, type QuotedMessage } from '@press/domain'
import type { StoredValue } from './storage.ts'

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
export type Attempt = { sent: true } | { refused: string } | 'unreachable'

export interface Outbox {
  messages: () => readonly PendingMessage[]
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
  kept: StoredValue
  key: string
  attempt: (message: PendingMessage) => Promise<Attempt>
  /** The pause before the next attempt to reach the server, in ms. */
  retryDelayMs?: number
  now?: () => Date
}

const isOutgoing = (one: unknown): one is PendingMessage =>
  typeof one === 'object' && one !== null && 'client_id' in one && 'conversation_id' in one && 'content' in one

/**
 * Creates an outbox of pending messages. Each message is stored in the browser before it is sent. The outbox sends the messages one
 * after another, and retries each until the server confirms it. Every attempt uses the same id, so a lost answer creates no
 * duplicate.
 */
export function createOutbox({
  kept,
  key,
  attempt,
  retryDelayMs: pause = 3_000,
  now = () => new Date(),
}: OutboxDependencies): Outbox {
  const stored = (): readonly PendingMessage[] => {
    const found = kept.getJson(key)
    return Array.isArray(found) ? found.filter(isOutgoing) : []
  }
  let pendingMessages = stored()
  let isSending = false
  let again: ReturnType<typeof setTimeout> | undefined
  const watchers = new Set<() => void>()

  const show = (next: readonly PendingMessage[]): void => {
    pendingMessages = next
    for (const watcher of watchers) watcher()
  }
  /** Changes the stored list instead of replacing it, because another tab may have added or sent messages meanwhile. */
  const keep = (to: (all: readonly PendingMessage[]) => readonly PendingMessage[]): void => {
    const next = to(stored())
    kept.setJson(key, next.length > 0 ? [...next] : null)
    show(to(pendingMessages))
  }
  const change = (clientId: string, to: (one: PendingMessage) => PendingMessage | undefined): void =>
    keep((all) => all.flatMap((one) => (one.client_id === clientId ? (to(one) ?? []) : one)))

  async function run(): Promise<void> {
    for (let next = first(); next; next = first()) {
      const { client_id } = next
      const outcome = await attempt(next)
      if (outcome === 'unreachable') {
        again = setTimeout(flush, pause)
        return
      }
      change(client_id, (one) => ('refused' in outcome ? { ...one, refused: outcome.refused } : undefined))
    }
  }
  const first = (): PendingMessage | undefined => pendingMessages.find(({ refused }) => refused === undefined)

  function flush(): void {
    clearTimeout(again)
    if (isSending) return
    isSending = true
    void run().finally(() => {
      isSending = false
    })
  }

  return {
    messages: () => pendingMessages,
    subscribe: (watcher) => {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    add: (message) => {
      const made = { ...message, client_id: newId(), created_at: now().toISOString() }
      keep((all) => [...all, made])
      flush()
    },
    resend: (clientId) => {
      change(clientId, ({ refused: _refused, ...one }) => one)
      flush()
    },
    discard: (clientId) => change(clientId, () => undefined),
    clear: () => {
      clearTimeout(again)
      keep(() => [])
    },
    flush,
  }
}
