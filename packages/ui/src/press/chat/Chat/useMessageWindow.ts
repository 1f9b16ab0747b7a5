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
const around = 40

/**
 * Decides which part of a conversation is rendered. At first this is the last hundred messages. It grows when the user scrolls up,
 * and moves when a search leads to another part.
 */
export function useMessageWindow(messages: readonly Message[], targets: { found: Id | undefined; unread: Id | null }) {
  const [part, setPart] = useState<Part>({})
  const total = messages.length
  const indexOf = (id: Id | undefined | null) => messages.findIndex((message) => message.id === id)
  const idAt = (at: number) => messages[Math.max(0, at)]?.id

  const last = part.to === undefined ? -1 : indexOf(part.to)
  const end = last >= 0 ? last + 1 : total
  const first = part.from === undefined ? -1 : indexOf(part.from)
  const unread = indexOf(targets.unread)
  const tail = Math.max(
    0,
    unread >= 0 ? Math.min(total - windowStepMessages, unread - around / 2) : total - windowStepMessages,
  )
  const start = first >= 0 ? first : tail
  // Fixes the first rendered message, so that new messages do not remove older messages from the rendered part.
  if (first < 0 && total > 0) setPart({ ...part, from: idAt(start) })

  const found = indexOf(targets.found)
  if (found >= 0 && (found < start || found >= end))
    setPart({
      from: idAt(found - around),
      to: found + around < total - windowStepMessages ? idAt(found + around) : undefined,
    })

  return {
    start,
    end,
    earlier: () => setPart({ ...part, from: idAt(start - windowStepMessages) }),
    later: (from: number) =>
      setPart({ ...part, to: from + windowStepMessages < total ? idAt(from + windowStepMessages - 1) : undefined }),
    latest: () => setPart({ from: idAt(total - windowStepMessages) }),
  }
}
