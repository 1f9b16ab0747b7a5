import { useState } from 'react'
import type { Message } from './types.ts'

type Id = Message['id']
/** Ids of the first and the last rendered message. If `to` is missing, the rendered part extends to the end. */
interface Part {
  from?: Id | undefined
  to?: Id | undefined
}

/** The number of messages rendered at first, and added each time the user reaches the edge. */
const windowStepMessages = 100
/** The number of messages rendered around a message that the thread jumps to. */
const messagesAround = 40

/**
 * Decides which part of a conversation is rendered. At first this is the last hundred messages. It grows when the user scrolls up,
 * and moves when a search leads to another part.
 */
export function useMessageWindow(messages: readonly Message[], targets: { match: Id | undefined; unread: Id | null }) {
  const [part, setPart] = useState<Part>({})
  const total = messages.length
  const getIndex = (id: Id | undefined | null) => messages.findIndex((message) => message.id === id)
  const getIdAt = (index: number) => messages[Math.max(0, index)]?.id

  const lastIndex = part.to === undefined ? -1 : getIndex(part.to)
  const end = lastIndex >= 0 ? lastIndex + 1 : total
  const firstIndex = part.from === undefined ? -1 : getIndex(part.from)
  const unreadIndex = getIndex(targets.unread)
  const tailStart = Math.max(
    0,
    unreadIndex >= 0
      ? Math.min(total - windowStepMessages, unreadIndex - messagesAround / 2)
      : total - windowStepMessages,
  )
  const start = firstIndex >= 0 ? firstIndex : tailStart
  // Fixes the first rendered message, so that new messages do not remove older messages from the rendered part.
  if (firstIndex < 0 && total > 0) setPart({ ...part, from: getIdAt(start) })

  const foundIndex = getIndex(targets.match)
  if (foundIndex >= 0 && (foundIndex < start || foundIndex >= end))
    setPart({
      from: getIdAt(foundIndex - messagesAround),
      to: foundIndex + messagesAround < total - windowStepMessages ? getIdAt(foundIndex + messagesAround) : undefined,
    })

  return {
    start,
    end,
    showEarlier: () => setPart({ ...part, from: getIdAt(start - windowStepMessages) }),
    showLater: (lastRenderedEnd: number) =>
      setPart({
        ...part,
        to:
          lastRenderedEnd + windowStepMessages < total ? getIdAt(lastRenderedEnd + windowStepMessages - 1) : undefined,
      }),
    showLatest: () => setPart({ from: getIdAt(total - windowStepMessages) }),
  }
}
