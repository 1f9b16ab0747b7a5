import { useEffect, useState } from 'react'
import { isNetworkError } from './errors.ts'
import { call } from './http.ts'
import { live } from './live.ts'
import { reportMistake } from './problems.ts'

/** Milliseconds between two words of one's writing, and after which somebody who was heard of writes no more. */
const every = 3_000
const lasts = 2 * every

let saidAt = { conversation: 0, time: 0 }

/** Lets the others of a conversation know that one is writing there; at every keystroke, it is said now and then. */
export function sayTyping(conversation: number): void {
  const time = Date.now()
  if (saidAt.conversation === conversation && time - saidAt.time < every) return
  saidAt = { conversation, time }
  call('POST /api/conversations/{id}/typing', { params: { id: conversation } }).catch((problem: unknown) => {
    // Without a line nobody hears of it, and nobody need.
    if (!isNetworkError(problem)) reportMistake(problem)
  })
}

/** Numbers of those who are writing in a conversation now, whoever began first in front. */
export function useTyping(conversation: number | null): readonly number[] {
  const [writers, setWriters] = useState<readonly number[]>([])
  useEffect(() => {
    if (conversation === null) return
    const ends = new Map<number, ReturnType<typeof setTimeout>>()
    const show = () => setWriters([...ends.keys()])
    const stop = (user: number) => {
      clearTimeout(ends.get(user))
      if (ends.delete(user)) show()
    }
    const leave = live.subscribe((news) => {
      if (news === 'missed') return
      if ('resource' in news) {
        // Of whom the message is, it does not say: who goes on writing is heard of again.
        const sent = news.type === 'message.sent' && news.resource_id === conversation
        if (sent) for (const user of ends.keys()) stop(user)
        return
      }
      if (news.conversation_id !== conversation) return
      const known = ends.has(news.user_id)
      clearTimeout(ends.get(news.user_id))
      ends.set(
        news.user_id,
        setTimeout(() => stop(news.user_id), lasts),
      )
      if (!known) show()
    })
    return () => {
      leave()
      for (const end of ends.values()) clearTimeout(end)
      setWriters([])
    }
  }, [conversation])
  return writers
}
