import { useState } from 'react'
import type { Message } from './types.ts'

type Id = Message['id']
/** The first and last message of the rendered part. Without a last one it extends to the end. */
interface Part {
  from?: Id | undefined
  to?: Id | undefined
}

/** The number of messages rendered at first, and added each time the user reaches the edge. */
const windowStepMessages = 100
/** The number of messages rendered around one that was jumped to. */
const around = 40

/**
 * Decides which part of a conversation is rendered. Thousands of messages may be loaded; the last hundred suffice until the user
 * scrolls or a search leads far away.
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
  // The part now starts at a fixed message, so that new messages do not push it out.
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
