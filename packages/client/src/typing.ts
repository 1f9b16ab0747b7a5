import { useEffect, useState } from 'react'
import { isNetworkError } from './errors.ts'
import { callApi } from './http.ts'
import { liveChannel } from './live-channel.ts'
import { reportClientBug } from './bug-reports.ts'

/**
 * The minimum interval between two typing signals, and the time after the last signal when a person counts as not typing any more.
 * Both in ms.
 */
const signalIntervalMs = 3_000
const typingTimeoutMs = 2 * signalIntervalMs

let lastSignal = { conversation: 0, time: 0 }

/**
 * Tells the other members of a conversation that the person is typing. Must be called at every keystroke; it limits the rate of the
 * signals.
 */
export function sendTyping(conversation: number): void {
  const time = Date.now()
  if (lastSignal.conversation === conversation && time - lastSignal.time < signalIntervalMs) return
  lastSignal = { conversation, time }
  callApi('POST /api/conversations/{id}/typing', { params: { id: conversation } }).catch((problem: unknown) => {
    // Ignores network errors, because a typing signal is not worth a retry.
    if (!isNetworkError(problem)) reportClientBug(problem)
  })
}

/** Returns the ids of the people who are typing in a conversation, in the order in which they began. */
export function useTyping(conversation: number | null): readonly number[] {
  const [typingUserIds, setTypingUserIds] = useState<readonly number[]>([])
  useEffect(() => {
    if (conversation === null) return
    const timers = new Map<number, ReturnType<typeof setTimeout>>()
    const updateTypingUsers = () => setTypingUserIds([...timers.keys()])
    const removeTypingUser = (user: number) => {
      clearTimeout(timers.get(user))
      if (timers.delete(user)) updateTypingUsers()
    }
    const unsubscribe = liveChannel.subscribe((update) => {
      if (update === 'missed') return
      if ('resource' in update) {
        // A new message ends all typing signals of its conversation, because the event does not name the sender. People who are
        // still typing send another signal.
        const isNewMessage = update.type === 'message.sent' && update.resource_id === conversation
        if (isNewMessage) for (const user of timers.keys()) removeTypingUser(user)
        return
      }
      if (update.conversation_id !== conversation) return
      const wasTyping = timers.has(update.user_id)
      clearTimeout(timers.get(update.user_id))
      timers.set(
        update.user_id,
        setTimeout(() => removeTypingUser(update.user_id), typingTimeoutMs),
      )
      if (!wasTyping) updateTypingUsers()
    })
    return () => {
      unsubscribe()
      for (const timer of timers.values()) clearTimeout(timer)
      setTypingUserIds([])
    }
  }, [conversation])
  return typingUserIds
}
