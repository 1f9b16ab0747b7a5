import type { Message } from '@press/domain'
import type { AnswerOf } from '@press/contract'

type Answer = AnswerOf<'GET /api/messages/{conversationId}'>

/** The loaded messages of a conversation, without gaps between them. */
export interface Thread {
  conversation: number
  /** The answer that contains the last messages of the thread. */
  newestAnswer: Answer
  messages: readonly Message[]
  hasEarlier: boolean
}

/**
 * Merges the newest messages into a known thread. If the newest messages do not overlap the thread, they replace it. Scrolling then
 * fetches the messages between them again.
 */
export function mergeThread(currentThread: Thread | undefined, conversation: number, newestAnswer: Answer): Thread {
  const newThread = {
    conversation,
    newestAnswer,
    messages: newestAnswer.messages,
    hasEarlier: newestAnswer.has_earlier,
  }
  const firstMessage = newestAnswer.messages[0]
  if (currentThread?.conversation !== conversation || !firstMessage) return newThread
  if (!currentThread.messages.some(({ id }) => id >= firstMessage.id)) return newThread
  const lastReadId = newestAnswer.messages.findLast(({ read }) => read)?.id ?? 0
  const changedById = new Map(newestAnswer.changed.map((one) => [one.id, one]))
  const earlierMessages = currentThread.messages
    .filter(({ id }) => id < firstMessage.id)
    .map((one) => changedById.get(one.id) ?? one)
  return {
    conversation,
    newestAnswer,
    messages: [
      ...earlierMessages.map((one) => (one.id < lastReadId && !one.read ? { ...one, read: true } : one)),
      ...newestAnswer.messages,
    ],
    hasEarlier: earlierMessages.length > 0 ? currentThread.hasEarlier : newestAnswer.has_earlier,
  }
}
