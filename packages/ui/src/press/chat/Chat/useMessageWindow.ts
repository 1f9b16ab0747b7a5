import { useState } from 'react'
import type { Message } from './types.ts'

type Id = Message['id']
/** Ids of the first and the last rendered message. If `to` is missing, the rendered part extends to the end. */
interface RenderedRange {
  from?: Id | undefined
  to?: Id | undefined
}

/** The number of messages rendered at first, and added each time the user reaches the edge. */
const windowStepMessages = 100
/** The number of messages rendered around a message that the thread jumps to. */
const messagesAroundTarget = 40

/**
 * Decides which part of a conversation is rendered. At first this is the last hundred messages. It grows when the user scrolls up,
 * and moves when a search leads to another part.
 */
export function useMessageWindow(messages: readonly Message[], targets: { match: Id | undefined; unread: Id | null }) {
  const [renderedRange, setRenderedRange] = useState<RenderedRange>({})
  const total = messages.length
  const getIndex = (id: Id | undefined | null) => messages.findIndex((message) => message.id === id)
  const getIdAt = (index: number) => messages[Math.max(0, index)]?.id

  const lastIndex = renderedRange.to === undefined ? -1 : getIndex(renderedRange.to)
  const end = lastIndex >= 0 ? lastIndex + 1 : total
  const firstIndex = renderedRange.from === undefined ? -1 : getIndex(renderedRange.from)
  const unreadIndex = getIndex(targets.unread)
  const tailStart = Math.max(
    0,
    unreadIndex >= 0
      ? Math.min(total - windowStepMessages, unreadIndex - messagesAroundTarget / 2)
      : total - windowStepMessages,
  )
  const start = firstIndex >= 0 ? firstIndex : tailStart
  // Fixes the first rendered message, so that new messages do not remove older messages from the rendered part.
  if (firstIndex < 0 && total > 0) setRenderedRange({ ...renderedRange, from: getIdAt(start) })

  const foundIndex = getIndex(targets.match)
  if (foundIndex >= 0 && (foundIndex < start || foundIndex >= end))
    setRenderedRange({
      from: getIdAt(foundIndex - messagesAroundTarget),
      to:
        foundIndex + messagesAroundTarget < total - windowStepMessages
          ? getIdAt(foundIndex + messagesAroundTarget)
          : undefined,
    })

  return {
    start,
    end,
    showEarlier: () => setRenderedRange({ ...renderedRange, from: getIdAt(start - windowStepMessages) }),
    showLater: (lastRenderedEnd: number) =>
      setRenderedRange({
        ...renderedRange,
        to:
          lastRenderedEnd + windowStepMessages < total ? getIdAt(lastRenderedEnd + windowStepMessages - 1) : undefined,
      }),
    showLatest: () => setRenderedRange({ from: getIdAt(total - windowStepMessages) }),
  }
}
