import { newId, type StoredFile, type QuotedMessage } from '@press/domain'
import type { StoredValue } from './storage.ts'

/** A message that the server may not have yet. */
export interface PendingMessage {
  /** What it is called until then, and by what the server knows it when it comes twice. */
  client_id: string
  conversation_id: number
  content: string
  files: readonly StoredFile[]
  /** What it answers. */
  reply_to?: QuotedMessage
  /** When it was written (ISO). */
  created_at: string
  /** Why the server would not have it; it waits for the person. */
  refused?: string
}

/** What became of an attempt: the server has it, refused it and why, or could not be reached. */
export type Attempt = { sent: true } | { refused: string } | 'unreachable'

export interface Outbox {
  messages: () => readonly PendingMessage[]
  subscribe: (watcher: () => void) => () => void
  add: (message: Pick<PendingMessage, 'conversation_id' | 'content' | 'files' | 'reply_to'>) => void
  /** Tries a refused one again. */
  resend: (clientId: string) => void
  discard: (clientId: string) => void
  /** Forgets all of them, sent or not. */
  clear: () => void
  /** Sends what waits, in the order in which it was written. */
  flush: () => void
}

interface OutboxDependencies {
  /** Where they are kept through a reload. */
  kept: StoredValue
  key: string
  attempt: (message: PendingMessage) => Promise<Attempt>
  /** Milliseconds before the server is looked for again. */
  retryDelayMs?: number
  now?: () => Date
}

const isOutgoing = (one: unknown): one is PendingMessage =>
  typeof one === 'object' && one !== null && 'client_id' in one && 'conversation_id' in one && 'content' in one

/**
 * Messages on their way. Each is kept in the browser before it is sent, sent one after the other until the server has said that it has
 * them, and called the same in every attempt, so that a lost answer doubles nothing.
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
  let waiting = stored()
  let sending = false
  let again: ReturnType<typeof setTimeout> | undefined
  const watchers = new Set<() => void>()

  const show = (next: readonly PendingMessage[]): void => {
    waiting = next
    for (const watcher of watchers) watcher()
  }
  /** Another tab may have written, or sent, meanwhile: what is kept is changed, and not put in the place of theirs. */
  const keep = (to: (all: readonly PendingMessage[]) => readonly PendingMessage[]): void => {
    const next = to(stored())
    kept.setJson(key, next.length > 0 ? [...next] : null)
    show(to(waiting))
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
  const first = (): PendingMessage | undefined => waiting.find(({ refused }) => refused === undefined)

  function flush(): void {
    clearTimeout(again)
    if (sending) return
    sending = true
    void run().finally(() => {
      sending = false
    })
  }

  return {
    messages: () => waiting,
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
