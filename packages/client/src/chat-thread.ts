import type { Message } from '@press/domain'
import type { AnswerOf } from '@press/contract'

type Answer = AnswerOf<'GET /api/messages/{conversationId}'>

/** The loaded messages of a conversation, without gaps between them. */
export interface Thread {
  conversation: number
  /** The answer that contains the last messages of the thread. */
  last: Answer
  messages: readonly Message[]
  hasEarlier: boolean
}

/**
 * Merges the newest messages into a known thread. If the newest messages do not overlap the thread, they replace it. Scrolling then
 * fetches the messages between them again.
 */
export function mergeThread(known: Thread | undefined, conversation: number, last: Answer): Thread {
  const alone = { conversation, last, messages: last.messages, hasEarlier: last.has_earlier }
  const first = last.messages[0]
  if (known?.conversation !== conversation || !first) return alone
  if (!known.messages.some(({ id }) => id >= first.id)) return alone
  const lastReadId = last.messages.findLast(({ read }) => read)?.id ?? 0
  const changedById = new Map(last.changed.map((one) => [one.id, one]))
  const before = known.messages.filter(({ id }) => id < first.id).map((one) => changedById.get(one.id) ?? one)
  return {
    conversation,
    last,
    messages: [
      ...before.map((one) => (one.id < lastReadId && !one.read ? { ...one, read: true } : one)),
      ...last.messages,
    ],
    hasEarlier: before.length > 0 ? known.hasEarlier : last.has_earlier,
  }
}
