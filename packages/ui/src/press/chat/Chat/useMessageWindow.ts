import { useState } from 'react'
import type { Message } from './types.ts'

type Id = Message['id']
/** Its first and its last message; without a last one it goes on to the end. */
interface Part {
  from?: Id | undefined
  to?: Id | undefined
}

/** How many messages are drawn at first, and how many more each time the person comes to the edge of them. */
const windowStepMessages = 100
/** How many stand around one that was jumped to. */
const around = 40

/**
 * Which part of a conversation is drawn: thousands of messages may be here, of which the last hundred are enough until
 * somebody scrolls, or a search leads far away.
 */
export function useMessageWindow(messages: readonly Message[], wanted: { found: Id | undefined; unread: Id | null }) {
  const [part, setPart] = useState<Part>({})
  const total = messages.length
  const indexOf = (id: Id | undefined | null) => messages.findIndex((message) => message.id === id)
  const idAt = (at: number) => messages[Math.max(0, at)]?.id

  const last = part.to === undefined ? -1 : indexOf(part.to)
  const end = last >= 0 ? last + 1 : total
  const first = part.from === undefined ? -1 : indexOf(part.from)
  const unread = indexOf(wanted.unread)
  const tail = Math.max(
    0,
    unread >= 0 ? Math.min(total - windowStepMessages, unread - around / 2) : total - windowStepMessages,
  )
  const start = first >= 0 ? first : tail
  // Held by its message from now on: what comes later must not push it out.
  if (first < 0 && total > 0) setPart({ ...part, from: idAt(start) })

  const found = indexOf(wanted.found)
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
