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
export function mergeThread(currentThread: Thread | undefined, conversation: number, lastAnswer: Answer): Thread {
  const newThread = {
    conversation,
    last: lastAnswer,
    messages: lastAnswer.messages,
    hasEarlier: lastAnswer.has_earlier,
  }
  const first = lastAnswer.messages[0]
  if (currentThread?.conversation !== conversation || !first) return newThread
  if (!currentThread.messages.some(({ id }) => id >= first.id)) return newThread
  const lastReadId = lastAnswer.messages.findLast(({ read }) => read)?.id ?? 0
  const changedById = new Map(lastAnswer.changed.map((one) => [one.id, one]))
  const earlierMessages = currentThread.messages
    .filter(({ id }) => id < first.id)
    .map((one) => changedById.get(one.id) ?? one)
  return {
    conversation,
    last: lastAnswer,
    messages: [
      ...earlierMessages.map((one) => (one.id < lastReadId && !one.read ? { ...one, read: true } : one)),
      ...lastAnswer.messages,
    ],
    hasEarlier: earlierMessages.length > 0 ? currentThread.hasEarlier : lastAnswer.has_earlier,
  }
}
